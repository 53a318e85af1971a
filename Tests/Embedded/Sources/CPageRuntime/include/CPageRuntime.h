// The C functions that Embedded Swift expects of its surroundings. Swift calls them by name; nothing is imported from here.
