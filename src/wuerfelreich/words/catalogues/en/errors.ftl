# Errors of the command line.

usage-help = { $problem }; see { $command }
usage-no-command = there is no such command; there are { $known }
usage-no-option = there is no option { $option } here
usage-needs-value = { $option } needs a value
usage-no-value = { $option } takes no value
usage-missing = { $what } is missing
usage-choice = { $what } must be one of { $known }
usage-bad-value = this value does not fit { $what }
usage-too-much = too many arguments: “{ $extra }” (options begin with --)

error-no-language = there is no language “{ $language }”; choose one of { $known }
error-no-game = there is no game “{ $game }”; choose one of { $known }
error-nothing-chosen = no game was chosen; choose one of { $known }
error-no-bot = there is no bot “{ $bot }”; choose one of { $known }
error-same-name = two players have the same name; every name must be different
error-start = seat { $seat } cannot begin: the seats are 1 to { $players }
error-option-form = an option is written as key=value, not “{ $given }”
error-no-option = { $game } has no option “{ $option }”; it has { $known }
error-option-value = the option { $option } cannot be { $given }
error-option-choice = the option { $option } cannot be { $given }; choose one of { $known }
error-options = these options do not fit the game
error-file-exists = { $file } already exists; continue it with --resume, or choose another name
error-game-over = this game is over; to view it: wuerfelreich replay { $file }
error-no-dice = this game cannot be continued here: its dice are not in the file
error-no-commitment = the dice of this game have no commitment to compare
error-no-seen = only games with fair dice of version 2 have a hash of what was seen
error-dice = these dice do not fit the game
error-position = this position is misspelt or impossible
error-input = something that you gave is misspelt or impossible
error-no-chances = nothing is known about the chances to win
error-material = this material cannot be used:

os-missing = No such file or directory
os-folder = Is a directory
os-no-folder = Not a directory
os-forbidden = Permission denied
os-read-only = Read-only file system
os-exists = File exists
os-long-name = File name too long
os-full = No space left on device
os-port-taken = Address already in use
os-no-address = Cannot assign requested address
os-no-host = No address is known for this name
os-other = It does not work

error-needs-postgres = --redis and --workers are for several servers at one database: they need --database postgresql://…
error-no-redis = --redis: this is not the address of a Redis: redis://host:6379
error-no-proxy = --proxy: “{ $given }” is not an address or network
error-no-table = there is no table “{ $table }”
error-closed-table = the table “{ $table }” is already closed
error-no-guest = there is no guest “{ $guest }”; wuerfelreich admin tables shows the guests at each table
error-not-silenced = the guest “{ $guest }” is not silenced
error-not-removed = the guest “{ $guest }” is not removed

store-unusable = the database cannot be used
store-in-use = { $file } is in use by another Würfelreich on this machine
store-damaged = { $file } is damaged; put a backup in its place with wuerfelreich restore
store-newer = the database was written by a newer Würfelreich; update this one to use it
store-older = the database is older than this program; start the server once to update it
store-missing = there is no database at { $file }
store-no-backup = there is no backup at { $file }
store-exists = { $file } already exists; choose another name
store-other-file = { $file } is not a database of Würfelreich
store-not-empty = nothing was moved: the database to move to is not empty
store-served = nothing was moved: a server is using the database; stop it and wait ten seconds
store-address = this is not the address of a database: postgresql://user:password@host/name
store-needs-psycopg = PostgreSQL needs psycopg: install wuerfelreich[postgres]
