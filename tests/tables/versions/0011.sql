BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE attending (
	table_id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	run INTEGER NOT NULL, 
	PRIMARY KEY (table_id, player, run)
);
CREATE TABLE duplicate_players (
	group_id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (group_id, player)
);
CREATE TABLE duplicate_tables (
	group_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (group_id, number)
);
CREATE TABLE duplicates (
	id VARCHAR(32) NOT NULL, 
	seed BLOB NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	settings TEXT NOT NULL, 
	tables INTEGER NOT NULL, 
	people INTEGER NOT NULL, 
	level VARCHAR(40) NOT NULL, 
	deadline BIGINT NOT NULL, 
	closed BOOLEAN NOT NULL, 
	over BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "duplicates" VALUES('Xeq2xNCqE3buzr4O',X'9174FF46937A19C3BDC04BB19D6B26399E7B49605187BCB9E7138615EC7C1556','anna','wuerfelkoenig','{"settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"fingerprint":"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca"}',2,1,'random',2000000,0,0);
CREATE TABLE "early_moves" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID

;
INSERT INTO "early_moves" VALUES('0ODVvU79JUi4g_I8',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('0ODVvU79JUi4g_I8',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"treasures":5,"boards":["1A","2A"]},"absent":3600},"host":"anna","commitment":"f26b483e31f3e81aebed4b7bcb21beb398d447011b32835ebb5b34d5b1bdb5e2","rules":1,"dice":2,"material":"5745ca25d204ccb42876e28efca6a021264f7457a4194d227dd1c30bad91dcc9","group":"","number":0}');
INSERT INTO "events" VALUES('0ODVvU79JUi4g_I8',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('0ODVvU79JUi4g_I8',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('0ODVvU79JUi4g_I8',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('0ODVvU79JUi4g_I8',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[4,6],[5,6],[4,6],[1,6],[0,6],[2,6]],"text":"R Y G O O A"}}');
INSERT INTO "events" VALUES('0ODVvU79JUi4g_I8',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose A"}}');
INSERT INTO "events" VALUES('0ODVvU79JUi4g_I8',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('0ODVvU79JUi4g_I8',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[0,6],[2,6],[4,6],[1,6],[5,6]],"text":"R Y G O A"}}');
INSERT INTO "events" VALUES('0ODVvU79JUi4g_I8',9,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('0ODVvU79JUi4g_I8',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 3","picks":[[5,6],[0,6],[5,6],[3,6]],"text":"R B A A"}}');
INSERT INTO "events" VALUES('0ODVvU79JUi4g_I8',11,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('0ODVvU79JUi4g_I8',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 4","picks":[[3,6],[1,6]],"text":"Y B"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"14717b1994fafef97421c9322e9b3de8dff07157cadde1cf0aae2969bdd4da03","rules":1,"dice":2,"material":"dbcf72d806294baa4a0e1225f34b11c8283219f720310ab0e85738936c4ba62a","group":"","number":0}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[5,12]],"text":"S1-06"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[6,12]],"text":"S2-07"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[5,12]],"text":"S3-06"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[3,12]],"text":"S4-04"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[0,12]],"text":"S5-01"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[1,6],[1,6],[3,6],[5,6],[5,6],[2,6]],"text":"R6 G2 G2 G4 G6 B3"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',12,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G2 G2 B3"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[2,6],[1,6]],"text":"R2 G3"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',14,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G2"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[0,6],[4,6],[3,6],[0,6]],"text":"G1 G4 B1 B5"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',16,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 2","picks":[[7,11]],"text":"S2-09"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 tile 1","picks":[[24,28]],"text":"meadow"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 tile 2","picks":[[26,27]],"text":"farmland"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',20,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"place B7"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[4,6],[2,6],[4,6],[2,6],[4,6],[3,6]],"text":"R3 R5 G3 G5 B4 B5"}}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',22,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',23,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('FgH7X7jolHU5z5FS',24,1000000,'{"type":"closed","ending":"agreed","seed":"1116fc078cb04501c853ab2474e36504513f497fcde14d9b1ebe24cc2c60fd4f"}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"20a3adb4b76c209682c6b0bb7f21059cc6331bfdd715c6c449eeab21f903173d","rules":1,"dice":2,"material":"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca","group":"","number":0}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[8,10]],"text":"-1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[21,40]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[33,39]],"text":"busy_fairy_4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[36,38]],"text":"dragon_2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[13,37]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[13,36]],"text":"crazy_gnome_2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[3,6],[0,6],[0,6],[1,6],[3,6],[5,6]],"text":"R1 R4 G6 B1 B2 B4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G6 B1 B2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[5,6],[2,6]],"text":"R6 B3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R6 G6 B2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[5,6],[3,6]],"text":"B4 B6"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',17,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 3 to P2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[28,35]],"text":"busy_fairy_1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[4,6],[2,6],[5,6],[0,6],[1,6],[1,6]],"text":"R1 R2 R2 R3 R6 G5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',20,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R2 R2 R6"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[1,6],[1,6]],"text":"G2 G2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',22,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G2 G2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[1,6],[1,6],[2,6],[3,6]],"text":"B2 B2 B3 B4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',24,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[33,34]],"text":"dragon_3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[0,6],[3,6],[0,6],[3,6],[0,6],[5,6]],"text":"R1 R4 G1 G4 G6 B1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',27,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[1,6],[0,6],[2,6],[3,6],[1,6]],"text":"R2 G2 G3 B1 B4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',29,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[2,6],[0,6],[0,6],[0,6]],"text":"R1 R3 G1 B1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',31,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[24,33]],"text":"odd_mushroom_goblin_2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[3,6],[5,6],[2,6],[3,6],[3,6],[5,6]],"text":"R4 G3 G4 G6 B4 B6"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',34,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G3 B4 B6"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[1,6],[4,6]],"text":"R5 B2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',36,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B6"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',37,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[0,6],[1,6],[4,6],[1,6],[1,6]],"text":"R2 R2 B1 B2 B5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',38,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',39,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[6,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[27,32]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[5,6],[5,6],[0,6],[2,6],[2,6],[3,6]],"text":"R1 G3 B3 B4 B6 B6"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',42,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 B3 B4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[1,6],[2,6],[3,6]],"text":"R3 G2 G4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',44,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G4 B3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',45,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[2,6],[1,6],[1,6],[2,6]],"text":"R3 G2 B2 B3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',46,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',47,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[18,31]],"text":"cuddly_orc_2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[5,6],[4,6],[0,6],[1,6],[1,6],[0,6]],"text":"R1 R2 G1 G5 B2 B6"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',49,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[4,6],[1,6],[3,6],[4,6],[2,6]],"text":"R5 G2 G4 G5 B3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',51,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G2 B3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[0,6],[0,6],[4,6]],"text":"R1 B1 B5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',53,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 penalty","picks":[[2,8]],"text":"-3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[12,30]],"text":"grumpy_dwarf_8"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[4,6],[2,6],[0,6],[4,6],[3,6],[1,6]],"text":"R1 R2 R3 G5 B4 B5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',57,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3 G5 B4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[4,6],[0,6]],"text":"G1 B5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',59,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B4 B5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[3,6],[1,6],[0,6]],"text":"R1 R4 G2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',61,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[1,7]],"text":"-3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[10,29]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[3,6],[0,6],[5,6],[2,6],[1,6],[5,6]],"text":"R2 R4 R6 G3 G6 B1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',65,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R4 R6 G3 B1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[1,6]],"text":"R2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',67,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R2 R4 R6 G3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[3,6]],"text":"R4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',69,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[18,28]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[4,6],[3,6],[1,6],[1,6],[4,6],[4,6]],"text":"R4 R5 R5 G5 B2 B2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',72,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[3,6],[2,6],[2,6],[1,6]],"text":"R2 R4 G3 G3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',74,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R4 R4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[1,6],[4,6],[0,6]],"text":"G1 B2 B5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',76,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[3,6]],"text":"-2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[11,27]],"text":"crazy_gnome_3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[4,6],[1,6],[2,6],[1,6],[3,6],[3,6]],"text":"G2 G3 G5 B2 B4 B4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',80,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[0,6],[2,6],[3,6],[3,6],[4,6]],"text":"R3 R5 G4 G4 B1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',82,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R5 G4 G4 B1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[2,6]],"text":"B3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',84,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[0,5]],"text":"-4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[6,26]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[4,6],[3,6],[1,6],[1,6],[4,6],[3,6]],"text":"R4 R5 G5 B2 B2 B4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',88,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G5 B2 B2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[1,6],[1,6],[0,6]],"text":"R2 G1 G2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',90,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[0,6],[2,6],[3,6],[0,6]],"text":"R1 R3 G4 B1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',92,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[2,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[19,25]],"text":"talented_apprentice_1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[4,6],[1,6],[5,6],[4,6],[0,6],[0,6]],"text":"R6 G1 G1 G2 G5 B5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',96,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G2 B5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[0,6],[1,6],[1,6]],"text":"R2 R2 B1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',98,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R6 B1 B5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[4,6],[4,6]],"text":"R5 G5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',100,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 penalty","picks":[[2,3]],"text":"-1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',102,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[23,24]],"text":"dragon_1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[2,6],[5,6],[1,6],[5,6],[3,6],[0,6]],"text":"R3 R6 G1 B2 B4 B6"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',104,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[4,6],[0,6],[1,6],[3,6],[1,6]],"text":"R2 G5 B1 B2 B4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',106,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 B2 B4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[3,6],[1,6],[4,6]],"text":"R4 R5 G2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',108,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 penalty","picks":[[1,2]],"text":"-2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[21,23]],"text":"busy_fairy_5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',111,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[4,6],[1,6],[2,6],[1,6],[1,6],[0,6]],"text":"R2 G1 G2 G3 G5 B2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',112,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G2 B2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',113,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[3,6],[4,6],[3,6],[3,6]],"text":"R4 B4 B4 B5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',114,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G2 B2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',115,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[3,6],[4,6],[3,6],[5,6]],"text":"R4 G6 B4 B5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',116,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',117,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[12,22]],"text":"crazy_gnome_6"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',118,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[0,6],[4,6],[1,6],[2,6],[0,6],[2,6]],"text":"G1 G3 G5 B1 B2 B3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',119,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G3 B1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',120,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[2,6],[0,6],[0,6]],"text":"R1 R3 G1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',121,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',122,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[5,6],[0,6],[2,6],[2,6]],"text":"R1 G3 B3 B6"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',123,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',124,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 penalty","picks":[[0,1]],"text":"-2"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',125,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 refill 5","picks":[[5,21]],"text":"grumpy_dwarf_1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',126,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 1","picks":[[3,6],[4,6],[0,6],[3,6],[5,6],[3,6]],"text":"R1 R4 G4 G5 G6 B4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',127,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G4 G6 B4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',128,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 2","picks":[[0,6],[0,6]],"text":"B1 B1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',129,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',130,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 3","picks":[[2,6],[4,6],[1,6],[4,6],[5,6],[5,6]],"text":"R3 G5 G6 G6 B2 B5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',131,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3 to P1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',132,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 refill 5","picks":[[19,20]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',133,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 1","picks":[[5,6],[2,6],[0,6],[4,6],[2,6],[4,6]],"text":"R1 R3 R5 B3 B5 B6"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',134,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B3 B5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',135,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 2","picks":[[5,6],[0,6],[4,6],[5,6]],"text":"G6 B1 B5 B6"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',136,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G6 B3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',137,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 3","picks":[[1,6],[3,6],[2,6],[2,6]],"text":"R4 G2 G3 G3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',138,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',139,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 refill 5","picks":[[5,19]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',140,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 1","picks":[[3,6],[3,6],[2,6],[3,6],[4,6],[0,6]],"text":"R4 R4 R5 G1 G3 G4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',141,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 R4 G3"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',142,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 2","picks":[[3,6],[4,6],[1,6]],"text":"R2 R5 G4"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',143,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R4 R5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',144,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 3","picks":[[4,6],[3,6],[4,6]],"text":"G4 G5 B5"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',145,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('HSRB3DPUbj30yIcs',146,1000000,'{"type":"closed","ending":"finished","seed":"bec0da9e50dd5cb7c86e131b36e6477c6d5ec6e737be36f477094a378f862a03"}');
INSERT INTO "events" VALUES('fiae64xnAw-bqc12',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"2b76c6f160c2e50c1d2d677dd95bf0116d20c3ac4aad4a24d8640e51d962e5ab","rules":2,"dice":2,"material":"84309aecc11e345ad01f0c07d245db3db833562e8ebeff3ca60057546d7edfb7","group":"","number":0}');
INSERT INTO "events" VALUES('fiae64xnAw-bqc12',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('fiae64xnAw-bqc12',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2"}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"20a3adb4b76c209682c6b0bb7f21059cc6331bfdd715c6c449eeab21f903173d","rules":1,"dice":1,"material":"","group":"","number":0}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',2,1000000,'{"type":"imported","head":"wuerfelreich 2\ngame \"wuerfelkoenig\"\nrules 1\nmaterial {\"sha256\":\"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca\"}\nseat {\"name\":\"P1\"}\nseat {\"name\":\"P2\"}\noptions {}\ndice {\"kind\":\"fair-2\",\"table\":\"HSRB3DPUbj30yIcs\",\"commitment\":\"20a3adb4b76c209682c6b0bb7f21059cc6331bfdd715c6c449eeab21f903173d\",\"seed\":\"bec0da9e50dd5cb7c86e131b36e6477c6d5ec6e737be36f477094a378f862a03\"}\n\n"}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',3,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',4,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[8,10]],"text":"-1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[21,40]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[33,39]],"text":"busy_fairy_4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[36,38]],"text":"dragon_2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[13,37]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[13,36]],"text":"crazy_gnome_2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[3,6],[0,6],[0,6],[1,6],[3,6],[5,6]],"text":"R1 R4 G6 B1 B2 B4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',11,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G6 B1 B2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[5,6],[2,6]],"text":"R6 B3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R6 G6 B2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[5,6],[3,6]],"text":"B4 B6"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 3 to P2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[28,35]],"text":"busy_fairy_1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[4,6],[2,6],[5,6],[0,6],[1,6],[1,6]],"text":"R1 R2 R2 R3 R6 G5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',18,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R2 R2 R6"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[1,6],[1,6]],"text":"G2 G2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',20,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G2 G2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[1,6],[1,6],[2,6],[3,6]],"text":"B2 B2 B3 B4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',22,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[33,34]],"text":"dragon_3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[0,6],[3,6],[0,6],[3,6],[0,6],[5,6]],"text":"R1 R4 G1 G4 G6 B1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',25,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[1,6],[0,6],[2,6],[3,6],[1,6]],"text":"R2 G2 G3 B1 B4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',27,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[2,6],[0,6],[0,6],[0,6]],"text":"R1 R3 G1 B1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',29,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[24,33]],"text":"odd_mushroom_goblin_2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[3,6],[5,6],[2,6],[3,6],[3,6],[5,6]],"text":"R4 G3 G4 G6 B4 B6"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',32,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G3 B4 B6"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[1,6],[4,6]],"text":"R5 B2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',34,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B6"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[0,6],[1,6],[4,6],[1,6],[1,6]],"text":"R2 R2 B1 B2 B5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',36,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',37,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[6,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[27,32]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',39,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[5,6],[5,6],[0,6],[2,6],[2,6],[3,6]],"text":"R1 G3 B3 B4 B6 B6"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',40,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 B3 B4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[1,6],[2,6],[3,6]],"text":"R3 G2 G4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',42,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G4 B3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[2,6],[1,6],[1,6],[2,6]],"text":"R3 G2 B2 B3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',44,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',45,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[18,31]],"text":"cuddly_orc_2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[5,6],[4,6],[0,6],[1,6],[1,6],[0,6]],"text":"R1 R2 G1 G5 B2 B6"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',47,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[4,6],[1,6],[3,6],[4,6],[2,6]],"text":"R5 G2 G4 G5 B3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',49,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G2 B3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[0,6],[0,6],[4,6]],"text":"R1 B1 B5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',51,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 penalty","picks":[[2,8]],"text":"-3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',53,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[12,30]],"text":"grumpy_dwarf_8"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[4,6],[2,6],[0,6],[4,6],[3,6],[1,6]],"text":"R1 R2 R3 G5 B4 B5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',55,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3 G5 B4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[4,6],[0,6]],"text":"G1 B5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',57,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B4 B5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[3,6],[1,6],[0,6]],"text":"R1 R4 G2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',59,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[1,7]],"text":"-3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[10,29]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[3,6],[0,6],[5,6],[2,6],[1,6],[5,6]],"text":"R2 R4 R6 G3 G6 B1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',63,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R4 R6 G3 B1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[1,6]],"text":"R2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',65,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R2 R4 R6 G3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[3,6]],"text":"R4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',67,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[18,28]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[4,6],[3,6],[1,6],[1,6],[4,6],[4,6]],"text":"R4 R5 R5 G5 B2 B2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',70,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[3,6],[2,6],[2,6],[1,6]],"text":"R2 R4 G3 G3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',72,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R4 R4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[1,6],[4,6],[0,6]],"text":"G1 B2 B5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',74,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[3,6]],"text":"-2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[11,27]],"text":"crazy_gnome_3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[4,6],[1,6],[2,6],[1,6],[3,6],[3,6]],"text":"G2 G3 G5 B2 B4 B4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',78,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[0,6],[2,6],[3,6],[3,6],[4,6]],"text":"R3 R5 G4 G4 B1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',80,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R5 G4 G4 B1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[2,6]],"text":"B3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',82,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[0,5]],"text":"-4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[6,26]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[4,6],[3,6],[1,6],[1,6],[4,6],[3,6]],"text":"R4 R5 G5 B2 B2 B4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',86,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G5 B2 B2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[1,6],[1,6],[0,6]],"text":"R2 G1 G2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',88,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[0,6],[2,6],[3,6],[0,6]],"text":"R1 R3 G4 B1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',90,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[2,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[19,25]],"text":"talented_apprentice_1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[4,6],[1,6],[5,6],[4,6],[0,6],[0,6]],"text":"R6 G1 G1 G2 G5 B5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',94,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G2 B5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[0,6],[1,6],[1,6]],"text":"R2 R2 B1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',96,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R6 B1 B5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[4,6],[4,6]],"text":"R5 G5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',98,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 penalty","picks":[[2,3]],"text":"-1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[23,24]],"text":"dragon_1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[2,6],[5,6],[1,6],[5,6],[3,6],[0,6]],"text":"R3 R6 G1 B2 B4 B6"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',102,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[4,6],[0,6],[1,6],[3,6],[1,6]],"text":"R2 G5 B1 B2 B4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',104,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 B2 B4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[3,6],[1,6],[4,6]],"text":"R4 R5 G2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',106,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 penalty","picks":[[1,2]],"text":"-2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',108,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[21,23]],"text":"busy_fairy_5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[4,6],[1,6],[2,6],[1,6],[1,6],[0,6]],"text":"R2 G1 G2 G3 G5 B2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',110,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G2 B2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',111,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[3,6],[4,6],[3,6],[3,6]],"text":"R4 B4 B4 B5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',112,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G2 B2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',113,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[3,6],[4,6],[3,6],[5,6]],"text":"R4 G6 B4 B5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',114,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',115,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[12,22]],"text":"crazy_gnome_6"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',116,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[0,6],[4,6],[1,6],[2,6],[0,6],[2,6]],"text":"G1 G3 G5 B1 B2 B3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',117,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G3 B1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',118,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[2,6],[0,6],[0,6]],"text":"R1 R3 G1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',119,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',120,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[5,6],[0,6],[2,6],[2,6]],"text":"R1 G3 B3 B6"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',121,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',122,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 penalty","picks":[[0,1]],"text":"-2"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',123,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 refill 5","picks":[[5,21]],"text":"grumpy_dwarf_1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',124,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 1","picks":[[3,6],[4,6],[0,6],[3,6],[5,6],[3,6]],"text":"R1 R4 G4 G5 G6 B4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',125,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G4 G6 B4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',126,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 2","picks":[[0,6],[0,6]],"text":"B1 B1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',127,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',128,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 3","picks":[[2,6],[4,6],[1,6],[4,6],[5,6],[5,6]],"text":"R3 G5 G6 G6 B2 B5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',129,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3 to P1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',130,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 refill 5","picks":[[19,20]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',131,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 1","picks":[[5,6],[2,6],[0,6],[4,6],[2,6],[4,6]],"text":"R1 R3 R5 B3 B5 B6"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',132,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B3 B5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',133,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 2","picks":[[5,6],[0,6],[4,6],[5,6]],"text":"G6 B1 B5 B6"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',134,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G6 B3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',135,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 3","picks":[[1,6],[3,6],[2,6],[2,6]],"text":"R4 G2 G3 G3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',136,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',137,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 refill 5","picks":[[5,19]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',138,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 1","picks":[[3,6],[3,6],[2,6],[3,6],[4,6],[0,6]],"text":"R4 R4 R5 G1 G3 G4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',139,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 R4 G3"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',140,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 2","picks":[[3,6],[4,6],[1,6]],"text":"R2 R5 G4"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',141,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R4 R5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',142,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 18 roll 3","picks":[[4,6],[3,6],[4,6]],"text":"G4 G5 B5"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',143,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('jwiizggtfeGyzHfk',144,1000000,'{"type":"closed","ending":"finished","seed":"bec0da9e50dd5cb7c86e131b36e6477c6d5ec6e737be36f477094a378f862a03"}');
CREATE TABLE heads (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	link BLOB NOT NULL, version INTEGER DEFAULT '0' NOT NULL, keeper INTEGER, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "heads" VALUES('0ODVvU79JUi4g_I8',12,X'788FD8313AF01A4DF6D04B46055D0EADF7B48B902BAC6BCC68F7023AFFF466F1',12,NULL);
INSERT INTO "heads" VALUES('FgH7X7jolHU5z5FS',24,X'D8213BCB860759E0389FFC8315B764D6FDC68CBE9A4A136749295CEFB3C2C4DB',13,NULL);
INSERT INTO "heads" VALUES('HSRB3DPUbj30yIcs',146,X'DED8A6E7349F685C2565B702711262536927535579FC1FE61BC0B0CDEF47C71F',111,NULL);
INSERT INTO "heads" VALUES('fiae64xnAw-bqc12',3,X'65BBB84C7EA9E19272E9C50AD288F753876AD4579F14CB735BCC3CEBFD9FC348',2,NULL);
INSERT INTO "heads" VALUES('jwiizggtfeGyzHfk',144,X'4550C48B81B1F468ABEE1429D93B99B6A49335B1E28753CA8299EABA8220DB58',0,NULL);
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	secret BLOB NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	picture VARCHAR(20) NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (secret)
);
INSERT INTO "players" VALUES('anna',X'A2CF20724463ECC47699BFF51FB6D71F343D47BA0B4EA7A8DDC9C0D78C8FBDA0','Anna','fox',1000000);
INSERT INTO "players" VALUES('ben',X'38010965B8DAA6AB9D9DF55C672E9118CCEFB3E4AD45CF5C09FCECB003835EF4','Ben','fox',1000000);
CREATE TABLE "replies" (
	player VARCHAR(32) NOT NULL, 
	intent VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	reply TEXT NOT NULL, 
	PRIMARY KEY (player, intent)
)
 WITHOUT ROWID

;
INSERT INTO "replies" VALUES('anna','intent-00235130ca7ccefe','0ODVvU79JUi4g_I8','{"id":"intent-00235130ca7ccefe","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-017066b449eaec3e','HSRB3DPUbj30yIcs','{"id":"intent-017066b449eaec3e","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('anna','intent-03f91e7d5baa6a37','HSRB3DPUbj30yIcs','{"id":"intent-03f91e7d5baa6a37","accepted":true,"seq":139}');
INSERT INTO "replies" VALUES('anna','intent-061938b51ed399fd','0ODVvU79JUi4g_I8','{"id":"intent-061938b51ed399fd","accepted":true,"seq":4}');
INSERT INTO "replies" VALUES('anna','intent-08bb6b78497e95aa','HSRB3DPUbj30yIcs','{"id":"intent-08bb6b78497e95aa","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('anna','intent-097273c03c24d6f1','FgH7X7jolHU5z5FS','{"id":"intent-097273c03c24d6f1","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-09dbf15b05e7e11b','HSRB3DPUbj30yIcs','{"id":"intent-09dbf15b05e7e11b","accepted":true,"seq":110}');
INSERT INTO "replies" VALUES('anna','intent-18069fecd68ae250','HSRB3DPUbj30yIcs','{"id":"intent-18069fecd68ae250","accepted":true,"seq":135}');
INSERT INTO "replies" VALUES('anna','intent-18424e2bbf2f4a6a','HSRB3DPUbj30yIcs','{"id":"intent-18424e2bbf2f4a6a","accepted":true,"seq":75}');
INSERT INTO "replies" VALUES('anna','intent-1a76d9fe8a9a3963','HSRB3DPUbj30yIcs','{"id":"intent-1a76d9fe8a9a3963","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-1b3c9c460ca28d9c','HSRB3DPUbj30yIcs','{"id":"intent-1b3c9c460ca28d9c","accepted":true,"seq":137}');
INSERT INTO "replies" VALUES('anna','intent-1d5c1257a881c570','0ODVvU79JUi4g_I8','{"id":"intent-1d5c1257a881c570","accepted":true,"seq":5}');
INSERT INTO "replies" VALUES('anna','intent-1e7cc55433be6ccb','0ODVvU79JUi4g_I8','{"id":"intent-1e7cc55433be6ccb","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-1ea1f61a6c00987c','HSRB3DPUbj30yIcs','{"id":"intent-1ea1f61a6c00987c","accepted":true,"seq":60}');
INSERT INTO "replies" VALUES('anna','intent-2110635bb7b65357','HSRB3DPUbj30yIcs','{"id":"intent-2110635bb7b65357","accepted":true,"seq":45}');
INSERT INTO "replies" VALUES('anna','intent-2619428fcb2a8026','0ODVvU79JUi4g_I8','{"id":"intent-2619428fcb2a8026","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-2c6d8819b5c8c2bc','HSRB3DPUbj30yIcs','{"id":"intent-2c6d8819b5c8c2bc","accepted":true,"seq":118}');
INSERT INTO "replies" VALUES('anna','intent-2fd5f2d362170df3','HSRB3DPUbj30yIcs','{"id":"intent-2fd5f2d362170df3","accepted":true,"seq":104}');
INSERT INTO "replies" VALUES('anna','intent-3299ad90925cf58f','0ODVvU79JUi4g_I8','{"id":"intent-3299ad90925cf58f","accepted":true,"seq":6}');
INSERT INTO "replies" VALUES('anna','intent-34501a91be9b6455','HSRB3DPUbj30yIcs','{"id":"intent-34501a91be9b6455","accepted":true,"seq":56}');
INSERT INTO "replies" VALUES('anna','intent-36f925ea246ee9a6','HSRB3DPUbj30yIcs','{"id":"intent-36f925ea246ee9a6","accepted":true,"seq":41}');
INSERT INTO "replies" VALUES('anna','intent-3ea9f3676f862d8c','HSRB3DPUbj30yIcs','{"id":"intent-3ea9f3676f862d8c","accepted":true,"seq":58}');
INSERT INTO "replies" VALUES('anna','intent-4239ff648bcf26d2','HSRB3DPUbj30yIcs','{"id":"intent-4239ff648bcf26d2","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-43c820e0c6a97fd4','HSRB3DPUbj30yIcs','{"id":"intent-43c820e0c6a97fd4","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-462d449c27ae01e1','HSRB3DPUbj30yIcs','{"id":"intent-462d449c27ae01e1","accepted":true,"seq":88}');
INSERT INTO "replies" VALUES('anna','intent-475a1e2f78d4cf72','FgH7X7jolHU5z5FS','{"id":"intent-475a1e2f78d4cf72","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('anna','intent-47d913dcb04ede70','HSRB3DPUbj30yIcs','{"id":"intent-47d913dcb04ede70","accepted":true,"seq":73}');
INSERT INTO "replies" VALUES('anna','intent-4eff950e0868d241','HSRB3DPUbj30yIcs','{"id":"intent-4eff950e0868d241","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('anna','intent-5139868e2ed09347','HSRB3DPUbj30yIcs','{"id":"intent-5139868e2ed09347","accepted":true,"seq":106}');
INSERT INTO "replies" VALUES('anna','intent-55c1d562c8e09e11','HSRB3DPUbj30yIcs','{"id":"intent-55c1d562c8e09e11","accepted":true,"seq":133}');
INSERT INTO "replies" VALUES('anna','intent-5828c57c1987041f','HSRB3DPUbj30yIcs','{"id":"intent-5828c57c1987041f","accepted":true,"seq":26}');
INSERT INTO "replies" VALUES('anna','intent-59bfa556061bc1fe','0ODVvU79JUi4g_I8','{"id":"intent-59bfa556061bc1fe","accepted":true,"seq":7}');
INSERT INTO "replies" VALUES('anna','intent-5e07a1c9aa2638d5','HSRB3DPUbj30yIcs','{"id":"intent-5e07a1c9aa2638d5","accepted":true,"seq":125}');
INSERT INTO "replies" VALUES('anna','intent-5e4e38dd13309399','HSRB3DPUbj30yIcs','{"id":"intent-5e4e38dd13309399","accepted":true,"seq":87}');
INSERT INTO "replies" VALUES('anna','intent-5f880537b2677258','HSRB3DPUbj30yIcs','{"id":"intent-5f880537b2677258","accepted":true,"seq":42}');
INSERT INTO "replies" VALUES('anna','intent-63ece105c232574b','HSRB3DPUbj30yIcs','{"id":"intent-63ece105c232574b","accepted":true,"seq":90}');
INSERT INTO "replies" VALUES('anna','intent-65fa0dec3d9daab2','0ODVvU79JUi4g_I8','{"id":"intent-65fa0dec3d9daab2","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('anna','intent-6613b5d199145b9c','HSRB3DPUbj30yIcs','{"id":"intent-6613b5d199145b9c","accepted":true,"seq":47}');
INSERT INTO "replies" VALUES('anna','intent-68aba0872ff7809d','fiae64xnAw-bqc12','{"id":"intent-68aba0872ff7809d","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('anna','intent-6c9e9f6d307554f9','HSRB3DPUbj30yIcs','{"id":"intent-6c9e9f6d307554f9","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-6f38fe3c2d5bbe10','HSRB3DPUbj30yIcs','{"id":"intent-6f38fe3c2d5bbe10","accepted":true,"seq":91}');
INSERT INTO "replies" VALUES('anna','intent-6f984883d0fec7c1','HSRB3DPUbj30yIcs','{"id":"intent-6f984883d0fec7c1","accepted":true,"seq":89}');
INSERT INTO "replies" VALUES('anna','intent-6fb287795b2d9cbc','HSRB3DPUbj30yIcs','{"id":"intent-6fb287795b2d9cbc","accepted":true,"seq":43}');
INSERT INTO "replies" VALUES('anna','intent-7051373a0f8a36c5','HSRB3DPUbj30yIcs','{"id":"intent-7051373a0f8a36c5","accepted":true,"seq":105}');
INSERT INTO "replies" VALUES('anna','intent-76ec57c36eedecee','FgH7X7jolHU5z5FS','{"id":"intent-76ec57c36eedecee","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-7b18e019166ffef3','HSRB3DPUbj30yIcs','{"id":"intent-7b18e019166ffef3","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('anna','intent-88eb4055e8d45111','HSRB3DPUbj30yIcs','{"id":"intent-88eb4055e8d45111","accepted":true,"seq":63}');
INSERT INTO "replies" VALUES('anna','intent-8b1f1fefe49529fb','HSRB3DPUbj30yIcs','{"id":"intent-8b1f1fefe49529fb","accepted":true,"seq":119}');
INSERT INTO "replies" VALUES('anna','intent-9a89bb1ca6a98450','HSRB3DPUbj30yIcs','{"id":"intent-9a89bb1ca6a98450","accepted":true,"seq":59}');
INSERT INTO "replies" VALUES('anna','intent-a7ed619037b20a7f','HSRB3DPUbj30yIcs','{"id":"intent-a7ed619037b20a7f","accepted":true,"seq":120}');
INSERT INTO "replies" VALUES('anna','intent-aa667d14602f456a','HSRB3DPUbj30yIcs','{"id":"intent-aa667d14602f456a","accepted":true,"seq":32}');
INSERT INTO "replies" VALUES('anna','intent-ae65f105b0d7b868','HSRB3DPUbj30yIcs','{"id":"intent-ae65f105b0d7b868","accepted":true,"seq":57}');
INSERT INTO "replies" VALUES('anna','intent-b0e195d9d1f6376c','0ODVvU79JUi4g_I8','{"id":"intent-b0e195d9d1f6376c","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-b225f72bf9d0caa8','HSRB3DPUbj30yIcs','{"id":"intent-b225f72bf9d0caa8","accepted":true,"seq":134}');
INSERT INTO "replies" VALUES('anna','intent-b68e9d06fef6ff82','HSRB3DPUbj30yIcs','{"id":"intent-b68e9d06fef6ff82","accepted":true,"seq":72}');
INSERT INTO "replies" VALUES('anna','intent-b75e977d180914df','HSRB3DPUbj30yIcs','{"id":"intent-b75e977d180914df","accepted":true,"seq":94}');
INSERT INTO "replies" VALUES('anna','intent-bc536cf578515e6e','HSRB3DPUbj30yIcs','{"id":"intent-bc536cf578515e6e","accepted":true,"seq":78}');
INSERT INTO "replies" VALUES('anna','intent-be56ca0ef444eb70','FgH7X7jolHU5z5FS','{"id":"intent-be56ca0ef444eb70","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-c897052acb49f58f','HSRB3DPUbj30yIcs','{"id":"intent-c897052acb49f58f","accepted":true,"seq":121}');
INSERT INTO "replies" VALUES('anna','intent-c8b76745298f34a3','HSRB3DPUbj30yIcs','{"id":"intent-c8b76745298f34a3","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('anna','intent-d12e6839166d06c9','HSRB3DPUbj30yIcs','{"id":"intent-d12e6839166d06c9","accepted":true,"seq":136}');
INSERT INTO "replies" VALUES('anna','intent-d12f494027fadf6c','HSRB3DPUbj30yIcs','{"id":"intent-d12f494027fadf6c","accepted":true,"seq":44}');
INSERT INTO "replies" VALUES('anna','intent-d53839c5cff152d8','HSRB3DPUbj30yIcs','{"id":"intent-d53839c5cff152d8","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('anna','intent-d76a671efe359f9e','HSRB3DPUbj30yIcs','{"id":"intent-d76a671efe359f9e","accepted":true,"seq":103}');
INSERT INTO "replies" VALUES('anna','intent-de2ee1b304fb4c3c','HSRB3DPUbj30yIcs','{"id":"intent-de2ee1b304fb4c3c","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-e11b61b671f19657','HSRB3DPUbj30yIcs','{"id":"intent-e11b61b671f19657","accepted":true,"seq":122}');
INSERT INTO "replies" VALUES('anna','intent-e759d7885a878bde','HSRB3DPUbj30yIcs','{"id":"intent-e759d7885a878bde","accepted":true,"seq":71}');
INSERT INTO "replies" VALUES('anna','intent-e98d0f567de8f545','HSRB3DPUbj30yIcs','{"id":"intent-e98d0f567de8f545","accepted":true,"seq":107}');
INSERT INTO "replies" VALUES('anna','intent-eeb587d1082bfcb0','0ODVvU79JUi4g_I8','{"id":"intent-eeb587d1082bfcb0","accepted":true,"seq":9}');
INSERT INTO "replies" VALUES('anna','intent-f82aaa8be056da14','HSRB3DPUbj30yIcs','{"id":"intent-f82aaa8be056da14","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-fc30bd364ac0cf80','HSRB3DPUbj30yIcs','{"id":"intent-fc30bd364ac0cf80","accepted":true,"seq":74}');
INSERT INTO "replies" VALUES('anna','known','fiae64xnAw-bqc12','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('ben','intent-04a4ceda1bf396a2','HSRB3DPUbj30yIcs','{"id":"intent-04a4ceda1bf396a2","accepted":true,"seq":40}');
INSERT INTO "replies" VALUES('ben','intent-081fa78ef16e9ede','HSRB3DPUbj30yIcs','{"id":"intent-081fa78ef16e9ede","accepted":true,"seq":99}');
INSERT INTO "replies" VALUES('ben','intent-0cc0f33a1c2ac02c','HSRB3DPUbj30yIcs','{"id":"intent-0cc0f33a1c2ac02c","accepted":true,"seq":67}');
INSERT INTO "replies" VALUES('ben','intent-137984a46879098f','HSRB3DPUbj30yIcs','{"id":"intent-137984a46879098f","accepted":true,"seq":113}');
INSERT INTO "replies" VALUES('ben','intent-13c2004d35e1cafc','HSRB3DPUbj30yIcs','{"id":"intent-13c2004d35e1cafc","accepted":true,"seq":102}');
INSERT INTO "replies" VALUES('ben','intent-13c96638d934e02d','FgH7X7jolHU5z5FS','{"id":"intent-13c96638d934e02d","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-14c9fdec4b81c9f1','HSRB3DPUbj30yIcs','{"id":"intent-14c9fdec4b81c9f1","accepted":true,"seq":95}');
INSERT INTO "replies" VALUES('ben','intent-171d2d6a0edc2925','HSRB3DPUbj30yIcs','{"id":"intent-171d2d6a0edc2925","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('ben','intent-179071cd2a355528','FgH7X7jolHU5z5FS','{"id":"intent-179071cd2a355528","accepted":true,"seq":24}');
INSERT INTO "replies" VALUES('ben','intent-17f8dee150ec15c6','FgH7X7jolHU5z5FS','{"id":"intent-17f8dee150ec15c6","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('ben','intent-22ae9fa9bd6ad545','HSRB3DPUbj30yIcs','{"id":"intent-22ae9fa9bd6ad545","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('ben','intent-27194d50f1b1176c','HSRB3DPUbj30yIcs','{"id":"intent-27194d50f1b1176c","accepted":true,"seq":114}');
INSERT INTO "replies" VALUES('ben','intent-271df0cdcef0f550','HSRB3DPUbj30yIcs','{"id":"intent-271df0cdcef0f550","accepted":true,"seq":111}');
INSERT INTO "replies" VALUES('ben','intent-2e34f546e8f17688','HSRB3DPUbj30yIcs','{"id":"intent-2e34f546e8f17688","accepted":true,"seq":52}');
INSERT INTO "replies" VALUES('ben','intent-30e9d7778ec5e1d0','0ODVvU79JUi4g_I8','{"id":"intent-30e9d7778ec5e1d0","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('ben','intent-37cf3cb9661cbe23','HSRB3DPUbj30yIcs','{"id":"intent-37cf3cb9661cbe23","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-3a20a4df66636942','HSRB3DPUbj30yIcs','{"id":"intent-3a20a4df66636942","accepted":true,"seq":68}');
INSERT INTO "replies" VALUES('ben','intent-4255eeef26ccfd98','HSRB3DPUbj30yIcs','{"id":"intent-4255eeef26ccfd98","accepted":true,"seq":25}');
INSERT INTO "replies" VALUES('ben','intent-4532205f519e8d51','HSRB3DPUbj30yIcs','{"id":"intent-4532205f519e8d51","accepted":true,"seq":37}');
INSERT INTO "replies" VALUES('ben','intent-4a07a6a52abc0739','HSRB3DPUbj30yIcs','{"id":"intent-4a07a6a52abc0739","accepted":true,"seq":96}');
INSERT INTO "replies" VALUES('ben','intent-4a5c3dc37d095e5d','HSRB3DPUbj30yIcs','{"id":"intent-4a5c3dc37d095e5d","accepted":true,"seq":97}');
INSERT INTO "replies" VALUES('ben','intent-5d815ab78d055cce','HSRB3DPUbj30yIcs','{"id":"intent-5d815ab78d055cce","accepted":true,"seq":115}');
INSERT INTO "replies" VALUES('ben','intent-6223efb2fa33756b','HSRB3DPUbj30yIcs','{"id":"intent-6223efb2fa33756b","accepted":true,"seq":112}');
INSERT INTO "replies" VALUES('ben','intent-6f413b7fadc26e76','HSRB3DPUbj30yIcs','{"id":"intent-6f413b7fadc26e76","accepted":true,"seq":128}');
INSERT INTO "replies" VALUES('ben','intent-704b97175a92bf96','HSRB3DPUbj30yIcs','{"id":"intent-704b97175a92bf96","accepted":true,"seq":81}');
INSERT INTO "replies" VALUES('ben','intent-7b2f9e39184486ca','HSRB3DPUbj30yIcs','{"id":"intent-7b2f9e39184486ca","accepted":true,"seq":146}');
INSERT INTO "replies" VALUES('ben','intent-7be63b61489f3bdc','HSRB3DPUbj30yIcs','{"id":"intent-7be63b61489f3bdc","accepted":true,"seq":127}');
INSERT INTO "replies" VALUES('ben','intent-7c1fdbb2b6eef8a4','FgH7X7jolHU5z5FS','{"id":"intent-7c1fdbb2b6eef8a4","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('ben','intent-7effa01e2aaf9b5e','HSRB3DPUbj30yIcs','{"id":"intent-7effa01e2aaf9b5e","accepted":true,"seq":34}');
INSERT INTO "replies" VALUES('ben','intent-8bec4de26311bad8','HSRB3DPUbj30yIcs','{"id":"intent-8bec4de26311bad8","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('ben','intent-8fc23bd4e15a36b5','HSRB3DPUbj30yIcs','{"id":"intent-8fc23bd4e15a36b5","accepted":true,"seq":36}');
INSERT INTO "replies" VALUES('ben','intent-9119b0d16c27ee88','HSRB3DPUbj30yIcs','{"id":"intent-9119b0d16c27ee88","accepted":true,"seq":70}');
INSERT INTO "replies" VALUES('ben','intent-94eb790eecef038c','HSRB3DPUbj30yIcs','{"id":"intent-94eb790eecef038c","accepted":true,"seq":64}');
INSERT INTO "replies" VALUES('ben','intent-9698885f2f77b126','HSRB3DPUbj30yIcs','{"id":"intent-9698885f2f77b126","accepted":true,"seq":141}');
INSERT INTO "replies" VALUES('ben','intent-979d64a866873348','HSRB3DPUbj30yIcs','{"id":"intent-979d64a866873348","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-980e8c8438a6836d','HSRB3DPUbj30yIcs','{"id":"intent-980e8c8438a6836d","accepted":true,"seq":143}');
INSERT INTO "replies" VALUES('ben','intent-9bbf7d9d4838865d','HSRB3DPUbj30yIcs','{"id":"intent-9bbf7d9d4838865d","accepted":true,"seq":48}');
INSERT INTO "replies" VALUES('ben','intent-a20e00580fed71a8','HSRB3DPUbj30yIcs','{"id":"intent-a20e00580fed71a8","accepted":true,"seq":126}');
INSERT INTO "replies" VALUES('ben','intent-a51b5d607639d998','FgH7X7jolHU5z5FS','{"id":"intent-a51b5d607639d998","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('ben','intent-a61ff94542c64bdf','HSRB3DPUbj30yIcs','{"id":"intent-a61ff94542c64bdf","accepted":true,"seq":130}');
INSERT INTO "replies" VALUES('ben','intent-a6d87669d33cb905','FgH7X7jolHU5z5FS','{"id":"intent-a6d87669d33cb905","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('ben','intent-ad781b68e07543c5','HSRB3DPUbj30yIcs','{"id":"intent-ad781b68e07543c5","accepted":true,"seq":55}');
INSERT INTO "replies" VALUES('ben','intent-b0ce76644804d78b','FgH7X7jolHU5z5FS','{"id":"intent-b0ce76644804d78b","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('ben','intent-b300d777bc44be4b','HSRB3DPUbj30yIcs','{"id":"intent-b300d777bc44be4b","accepted":true,"seq":144}');
INSERT INTO "replies" VALUES('ben','intent-b3cd904c60e028a6','HSRB3DPUbj30yIcs','{"id":"intent-b3cd904c60e028a6","accepted":true,"seq":117}');
INSERT INTO "replies" VALUES('ben','intent-b4fdc7129c2d99dc','HSRB3DPUbj30yIcs','{"id":"intent-b4fdc7129c2d99dc","accepted":true,"seq":142}');
INSERT INTO "replies" VALUES('ben','intent-b7ffb9d93d767534','FgH7X7jolHU5z5FS','{"id":"intent-b7ffb9d93d767534","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('ben','intent-bb630b76b63bf7fe','HSRB3DPUbj30yIcs','{"id":"intent-bb630b76b63bf7fe","accepted":true,"seq":65}');
INSERT INTO "replies" VALUES('ben','intent-bb9ff586e5bbc7a6','HSRB3DPUbj30yIcs','{"id":"intent-bb9ff586e5bbc7a6","accepted":true,"seq":129}');
INSERT INTO "replies" VALUES('ben','intent-bcd204df12f5aa64','HSRB3DPUbj30yIcs','{"id":"intent-bcd204df12f5aa64","accepted":true,"seq":98}');
INSERT INTO "replies" VALUES('ben','intent-be381a741dc19615','HSRB3DPUbj30yIcs','{"id":"intent-be381a741dc19615","accepted":true,"seq":140}');
INSERT INTO "replies" VALUES('ben','intent-c7ecea163c1e4094','HSRB3DPUbj30yIcs','{"id":"intent-c7ecea163c1e4094","accepted":true,"seq":86}');
INSERT INTO "replies" VALUES('ben','intent-c9028fd057769fe4','HSRB3DPUbj30yIcs','{"id":"intent-c9028fd057769fe4","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-ca3b9778465d94a8','HSRB3DPUbj30yIcs','{"id":"intent-ca3b9778465d94a8","accepted":true,"seq":51}');
INSERT INTO "replies" VALUES('ben','intent-da60710695465a93','HSRB3DPUbj30yIcs','{"id":"intent-da60710695465a93","accepted":true,"seq":49}');
INSERT INTO "replies" VALUES('ben','intent-e11d027020b4aa2d','HSRB3DPUbj30yIcs','{"id":"intent-e11d027020b4aa2d","accepted":true,"seq":132}');
INSERT INTO "replies" VALUES('ben','intent-e2513482e3f24cbc','HSRB3DPUbj30yIcs','{"id":"intent-e2513482e3f24cbc","accepted":true,"seq":79}');
INSERT INTO "replies" VALUES('ben','intent-ec3774cc8c236cb3','FgH7X7jolHU5z5FS','{"id":"intent-ec3774cc8c236cb3","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-ef7d1b5350a6dcba','HSRB3DPUbj30yIcs','{"id":"intent-ef7d1b5350a6dcba","accepted":true,"seq":50}');
INSERT INTO "replies" VALUES('ben','intent-effd80e01739cb34','HSRB3DPUbj30yIcs','{"id":"intent-effd80e01739cb34","accepted":true,"seq":66}');
INSERT INTO "replies" VALUES('ben','intent-f27cba26253d2950','HSRB3DPUbj30yIcs','{"id":"intent-f27cba26253d2950","accepted":true,"seq":33}');
INSERT INTO "replies" VALUES('ben','intent-f4aff059b9c6441c','0ODVvU79JUi4g_I8','{"id":"intent-f4aff059b9c6441c","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-f83baf3e6106991f','HSRB3DPUbj30yIcs','{"id":"intent-f83baf3e6106991f","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('ben','intent-f8996ba701fcfee2','HSRB3DPUbj30yIcs','{"id":"intent-f8996ba701fcfee2","accepted":true,"seq":80}');
INSERT INTO "replies" VALUES('ben','intent-fbe532aa7dcbf9c1','HSRB3DPUbj30yIcs','{"id":"intent-fbe532aa7dcbf9c1","accepted":true,"seq":82}');
INSERT INTO "replies" VALUES('ben','intent-feb750f6f65808ef','HSRB3DPUbj30yIcs','{"id":"intent-feb750f6f65808ef","accepted":true,"seq":83}');
CREATE TABLE result_seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	bot VARCHAR(20), 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "result_seats" VALUES('HSRB3DPUbj30yIcs',0,'anna',NULL,2,-7);
INSERT INTO "result_seats" VALUES('HSRB3DPUbj30yIcs',1,'ben',NULL,1,-5);
INSERT INTO "result_seats" VALUES('jwiizggtfeGyzHfk',0,NULL,NULL,2,-7);
INSERT INTO "result_seats" VALUES('jwiizggtfeGyzHfk',1,NULL,NULL,1,-5);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	ending VARCHAR(40) NOT NULL, 
	drawn BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "results" VALUES('HSRB3DPUbj30yIcs','wuerfelkoenig',2,1000000,'penalties',0);
INSERT INTO "results" VALUES('jwiizggtfeGyzHfk','wuerfelkoenig',2,1000000,'penalties',0);
CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL, 
	evaluator VARCHAR(64) NOT NULL, 
	players TEXT NOT NULL, 
	steps BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "reviews" VALUES('HSRB3DPUbj30yIcs','0000000000000000000000000000000000000000000000000000000000000000','[]',X'');
CREATE TABLE runs (
	id INTEGER NOT NULL, 
	started BIGINT NOT NULL, 
	alive BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE "seats" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	name VARCHAR(40) DEFAULT '' NOT NULL, 
	picture VARCHAR(20) DEFAULT '' NOT NULL, bot VARCHAR(20), 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('fiae64xnAw-bqc12',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('fiae64xnAw-bqc12',1,NULL,'Knight 2','','knight');
INSERT INTO "seats" VALUES('FgH7X7jolHU5z5FS',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('FgH7X7jolHU5z5FS',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('HSRB3DPUbj30yIcs',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('HSRB3DPUbj30yIcs',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('jwiizggtfeGyzHfk',0,NULL,'Anna','',NULL);
INSERT INTO "seats" VALUES('jwiizggtfeGyzHfk',1,NULL,'Ben','',NULL);
INSERT INTO "seats" VALUES('0ODVvU79JUi4g_I8',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('0ODVvU79JUi4g_I8',1,'ben','Ben','fox',NULL);
CREATE TABLE "tables" (
	id VARCHAR(32) NOT NULL, 
	seed BLOB NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	visibility VARCHAR(10) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	changed BIGINT NOT NULL, 
	wakes BOOLEAN DEFAULT 0 NOT NULL, 
	imported BOOLEAN DEFAULT 0 NOT NULL, 
	ending VARCHAR(10), seats INTEGER DEFAULT '0' NOT NULL, absent INTEGER, due INTEGER, wake_at BIGINT, as_of INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('fiae64xnAw-bqc12',X'71E07C078EEB232842239236B2AAAD03C7EBCAC164FBE6683B0E3B5CD3866DC9','anna','knatsch','private','open',1000000,1,0,NULL,3,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('FgH7X7jolHU5z5FS',X'1116FC078CB04501C853AB2474E36504513F497FCDE14D9B1EBE24CC2C60FD4F','anna','brettspiel','private','closed',1000000,0,0,'agreed',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('HSRB3DPUbj30yIcs',X'BEC0DA9E50DD5CB7C86E131B36E6477C6D5EC6E737BE36F477094A378F862A03','anna','wuerfelkoenig','private','closed',1000000,0,0,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('jwiizggtfeGyzHfk',X'','anna','wuerfelkoenig','private','closed',1000000,0,1,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('0ODVvU79JUi4g_I8',X'34367D2F371707EB7D1696FA2B353C8E750B77F6B59B2335F3A9F437AF4F2B30','anna','wuerfelland','private','running',1000000,1,0,NULL,2,3600,0,4600000,12);
CREATE TABLE tallies (
	table_id VARCHAR(32) NOT NULL, 
	whole BOOLEAN NOT NULL, 
	turns INTEGER NOT NULL, 
	first INTEGER, 
	seats TEXT NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "tallies" VALUES('HSRB3DPUbj30yIcs',1,18,0,'[{"rolled":[26,22,22,19,15,12],"taken":{"wk-busy_fairy":2,"wk-grumpy_dwarf":1}},{"rolled":[16,25,11,24,23,11],"taken":{"wk-cuddly_orc":1,"wk-odd_mushroom_goblin":1,"wk-busy_fairy":1}}]');
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX results_by_game ON results (game, ended);
CREATE INDEX ix_result_seats_player ON result_seats (player);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX ix_duplicates_host ON duplicates (host);
CREATE INDEX duplicates_by_deadline ON duplicates (over, deadline);
CREATE INDEX ix_duplicate_tables_table_id ON duplicate_tables (table_id);
CREATE INDEX ix_duplicate_players_table_id ON duplicate_players (table_id);
COMMIT;
