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
INSERT INTO "duplicates" VALUES('HG6_di0bIpKV3qLg',X'D63C06A618D1DBF9E854BA744F3849699A8DD00DE7EC38683C129A4589DE2C5E','anna','wuerfelkoenig','{"settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"fingerprint":"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca"}',2,1,'random',2000000,0,0);
CREATE TABLE "early_moves" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID

;
INSERT INTO "early_moves" VALUES('Je8rHANZC80MwECI',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('EKnSwyNSmpdN6GMg',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"a60f0cda571cf4e825d255b6ff27801e9468bee8e3aaa8366ad573c67230d908","rules":2,"dice":2,"material":"84309aecc11e345ad01f0c07d245db3db833562e8ebeff3ca60057546d7edfb7","group":"","number":0}');
INSERT INTO "events" VALUES('EKnSwyNSmpdN6GMg',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('EKnSwyNSmpdN6GMg',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2"}');
INSERT INTO "events" VALUES('Je8rHANZC80MwECI',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"treasures":5,"boards":["1A","2A"]},"absent":3600},"host":"anna","commitment":"2393b7c19e28c4bda0ad0d1600f320a2c66a3ee16ae1d48f1ad938f71e91f2c7","rules":1,"dice":2,"material":"5745ca25d204ccb42876e28efca6a021264f7457a4194d227dd1c30bad91dcc9","group":"","number":0}');
INSERT INTO "events" VALUES('Je8rHANZC80MwECI',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('Je8rHANZC80MwECI',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('Je8rHANZC80MwECI',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('Je8rHANZC80MwECI',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[2,6],[4,6],[5,6],[1,6],[2,6],[0,6]],"text":"R Y G G O A"}}');
INSERT INTO "events" VALUES('Je8rHANZC80MwECI',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose A"}}');
INSERT INTO "events" VALUES('Je8rHANZC80MwECI',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('Je8rHANZC80MwECI',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[1,6],[4,6],[4,6],[3,6],[1,6]],"text":"Y Y B O O"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"d0440c9986ee8f435227a2046ee04baab306eea26d160751b97bdf80cb7cc285","rules":1,"dice":2,"material":"dbcf72d806294baa4a0e1225f34b11c8283219f720310ab0e85738936c4ba62a","group":"","number":0}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[9,12]],"text":"S1-10"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[5,12]],"text":"S2-06"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[8,12]],"text":"S3-09"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[9,12]],"text":"S4-10"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[7,12]],"text":"S5-08"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[2,6],[5,6],[0,6],[0,6],[2,6],[2,6]],"text":"R1 R1 R3 B3 B3 B6"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',12,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R1 B3 B6"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[4,6],[4,6]],"text":"R5 G5"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',14,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R5"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[4,6],[1,6],[2,6],[2,6]],"text":"G2 G3 G5 B3"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',16,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 2","picks":[[4,11]],"text":"S2-05"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 tile 1","picks":[[5,28]],"text":"gem_quarry"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',19,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"place B12"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',20,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"steal P1 white"}}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',21,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',22,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('__Ew4Eqsyju4Qx-W',23,1000000,'{"type":"closed","ending":"agreed","seed":"69e53e1a4c76b78570985d933925a3dfe4cf1de362270423817b8c44e6e84cd4"}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"bc92104cdcbc04b735e25ee53dd69fd06e658247114d855cf25e74da1f14c53c","rules":1,"dice":2,"material":"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca","group":"","number":0}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[3,10]],"text":"-2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[33,40]],"text":"busy_fairy_3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[9,39]],"text":"grumpy_dwarf_5"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[11,38]],"text":"grumpy_dwarf_8"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[33,37]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[19,36]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[4,6],[5,6],[5,6],[4,6],[5,6],[2,6]],"text":"R6 G5 G6 B3 B5 B6"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G5 G6 B3 B5"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[2,6],[4,6]],"text":"R3 B5"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G5 B3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[0,6],[3,6],[5,6],[2,6]],"text":"R6 G4 B1 B3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',17,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 penalty","picks":[[5,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[5,35]],"text":"grumpy_dwarf_1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[1,6],[4,6],[3,6],[0,6],[0,6],[1,6]],"text":"R1 R2 G1 G2 G4 G5"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',21,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G1 G2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[5,6],[4,6],[5,6]],"text":"R6 B5 B6"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',23,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G1 B5 B6"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[4,6],[4,6]],"text":"G5 B5"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',25,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[5,8]],"text":"-1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[10,34]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[1,6],[5,6],[1,6],[4,6],[1,6],[2,6]],"text":"R2 G2 B2 B3 B5 B6"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',29,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[0,6],[2,6],[5,6],[2,6],[1,6]],"text":"R2 R3 R6 G3 B1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',31,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 G3 B1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[3,6],[5,6],[4,6]],"text":"R4 R5 G6"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',33,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[3,7]],"text":"-2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[21,33]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[3,6],[2,6],[1,6],[3,6],[5,6],[3,6]],"text":"R3 R4 G4 G6 B2 B4"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',37,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G4 G6"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[3,6],[5,6],[2,6]],"text":"R4 R6 B3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',39,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R4 G6 B3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[3,6],[1,6]],"text":"G4 B2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',41,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[2,6]],"text":"-3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[22,32]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[0,6],[1,6],[0,6],[3,6],[1,6],[4,6]],"text":"R1 R2 R5 G2 G4 B1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',45,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R2 R5 G4 B1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[5,6]],"text":"B6"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',47,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 B1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[2,6],[4,6],[4,6],[5,6]],"text":"R3 G6 B5 B5"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',49,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 penalty","picks":[[3,5]],"text":"-1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[12,31]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[3,6],[2,6],[4,6],[0,6],[5,6],[2,6]],"text":"R1 R3 R4 G6 B3 B5"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',53,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 penalty","picks":[[3,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[5,30]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[4,6],[0,6],[5,6],[3,6],[2,6],[1,6]],"text":"R2 R6 G4 G5 B1 B3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',57,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[5,6],[3,6],[1,6],[1,6],[3,6]],"text":"R4 B2 B2 B4 B6"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',59,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R4 B2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[4,6],[5,6],[5,6]],"text":"R6 G5 G6"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',61,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[0,3]],"text":"-4"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[23,29]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[1,6],[3,6],[5,6],[5,6],[0,6],[4,6]],"text":"R4 R5 R6 R6 G1 G2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',65,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[0,6],[0,6],[4,6],[2,6]],"text":"G3 B1 B1 B5"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',67,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G1 G3 B1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[4,6],[4,6]],"text":"G5 B5"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',69,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[11,28]],"text":"crazy_gnome_5"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[2,6],[3,6],[3,6],[4,6],[1,6],[2,6]],"text":"R2 R3 R4 G4 B3 B5"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',72,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R3 R4 B3 B5"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[0,6]],"text":"R1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',74,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R2 R3 R4 B3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[1,6]],"text":"B2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',76,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 5 village"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[16,27]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[0,6],[2,6],[1,6],[3,6],[0,6],[2,6]],"text":"R3 G1 G4 B1 B2 B3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',79,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G1 G4 B1 B2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',80,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[0,6]],"text":"G1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',81,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 G1 G4"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',82,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[3,6],[2,6],[3,6]],"text":"R3 R4 G4"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',83,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[0,2]],"text":"-3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[16,26]],"text":"cuddly_orc_7"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[4,6],[4,6],[3,6],[5,6],[0,6],[2,6]],"text":"R6 G1 G4 G5 G5 B3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',87,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G5 B3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',88,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[4,6],[1,6],[5,6]],"text":"R6 G5 B2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',89,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',90,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[1,6],[5,6],[0,6],[1,6],[5,6]],"text":"R1 G2 G6 B2 B6"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',91,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[0,1]],"text":"-2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[5,25]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[2,6],[1,6],[1,6],[3,6],[5,6],[5,6]],"text":"R3 G2 G4 G6 G6 B2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',95,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G6"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',96,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[0,6],[1,6],[3,6],[5,6]],"text":"G4 G6 B1 B2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',97,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G4 G6 G6 B2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',98,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[1,6],[3,6]],"text":"R4 G2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',99,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[16,24]],"text":"talented_apprentice_1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[5,6],[1,6],[4,6],[1,6],[0,6],[2,6]],"text":"G1 G2 B2 B3 B5 B6"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',102,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[0,6],[4,6],[1,6],[3,6],[0,6],[0,6]],"text":"G1 G1 G4 G5 B1 B2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',104,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B2"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[5,6],[3,6],[2,6],[4,6]],"text":"R4 R5 G3 B6"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',106,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[5,23]],"text":"grumpy_dwarf_4"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',108,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[5,6],[4,6],[3,6],[5,6],[1,6],[2,6]],"text":"R2 R6 G4 G5 B3 B6"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',109,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G5"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[4,6],[4,6],[2,6],[5,6]],"text":"G3 G5 G6 B5"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',111,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 G5 G5 B5"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[4,6],[4,6]],"text":"R5 R5"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',113,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('fSzagL1s2GXdrJJK',114,1000000,'{"type":"closed","ending":"finished","seed":"b5ac74ac4739cd323e8417c7444d35484c140dc2c552abe704b856662fdca76e"}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"bc92104cdcbc04b735e25ee53dd69fd06e658247114d855cf25e74da1f14c53c","rules":1,"dice":1,"material":"","group":"","number":0}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',2,1000000,'{"type":"imported","head":"wuerfelreich 2\ngame \"wuerfelkoenig\"\nrules 1\nmaterial {\"sha256\":\"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca\"}\nseat {\"name\":\"P1\"}\nseat {\"name\":\"P2\"}\noptions {}\ndice {\"kind\":\"fair-2\",\"table\":\"fSzagL1s2GXdrJJK\",\"commitment\":\"bc92104cdcbc04b735e25ee53dd69fd06e658247114d855cf25e74da1f14c53c\",\"seed\":\"b5ac74ac4739cd323e8417c7444d35484c140dc2c552abe704b856662fdca76e\"}\n\n"}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',3,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',4,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[3,10]],"text":"-2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[33,40]],"text":"busy_fairy_3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[9,39]],"text":"grumpy_dwarf_5"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[11,38]],"text":"grumpy_dwarf_8"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[33,37]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[19,36]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[4,6],[5,6],[5,6],[4,6],[5,6],[2,6]],"text":"R6 G5 G6 B3 B5 B6"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',11,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G5 G6 B3 B5"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[2,6],[4,6]],"text":"R3 B5"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G5 B3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[0,6],[3,6],[5,6],[2,6]],"text":"R6 G4 B1 B3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 penalty","picks":[[5,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[5,35]],"text":"grumpy_dwarf_1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[1,6],[4,6],[3,6],[0,6],[0,6],[1,6]],"text":"R1 R2 G1 G2 G4 G5"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',19,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G1 G2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[5,6],[4,6],[5,6]],"text":"R6 B5 B6"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',21,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G1 B5 B6"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[4,6],[4,6]],"text":"G5 B5"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',23,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[5,8]],"text":"-1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[10,34]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[1,6],[5,6],[1,6],[4,6],[1,6],[2,6]],"text":"R2 G2 B2 B3 B5 B6"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',27,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[0,6],[2,6],[5,6],[2,6],[1,6]],"text":"R2 R3 R6 G3 B1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',29,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 G3 B1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[3,6],[5,6],[4,6]],"text":"R4 R5 G6"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',31,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[3,7]],"text":"-2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[21,33]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[3,6],[2,6],[1,6],[3,6],[5,6],[3,6]],"text":"R3 R4 G4 G6 B2 B4"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',35,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G4 G6"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[3,6],[5,6],[2,6]],"text":"R4 R6 B3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',37,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 R4 G6 B3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[3,6],[1,6]],"text":"G4 B2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',39,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[2,6]],"text":"-3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[22,32]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[0,6],[1,6],[0,6],[3,6],[1,6],[4,6]],"text":"R1 R2 R5 G2 G4 B1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',43,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R2 R5 G4 B1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[5,6]],"text":"B6"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',45,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 B1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[2,6],[4,6],[4,6],[5,6]],"text":"R3 G6 B5 B5"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',47,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 penalty","picks":[[3,5]],"text":"-1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[12,31]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[3,6],[2,6],[4,6],[0,6],[5,6],[2,6]],"text":"R1 R3 R4 G6 B3 B5"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',51,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 penalty","picks":[[3,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',53,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[5,30]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[4,6],[0,6],[5,6],[3,6],[2,6],[1,6]],"text":"R2 R6 G4 G5 B1 B3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',55,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[5,6],[3,6],[1,6],[1,6],[3,6]],"text":"R4 B2 B2 B4 B6"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',57,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R4 B2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[4,6],[5,6],[5,6]],"text":"R6 G5 G6"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',59,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[0,3]],"text":"-4"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[23,29]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[1,6],[3,6],[5,6],[5,6],[0,6],[4,6]],"text":"R4 R5 R6 R6 G1 G2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',63,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[0,6],[0,6],[4,6],[2,6]],"text":"G3 B1 B1 B5"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',65,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 G1 G3 B1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[4,6],[4,6]],"text":"G5 B5"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',67,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[11,28]],"text":"crazy_gnome_5"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[2,6],[3,6],[3,6],[4,6],[1,6],[2,6]],"text":"R2 R3 R4 G4 B3 B5"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',70,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R3 R4 B3 B5"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[0,6]],"text":"R1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',72,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R2 R3 R4 B3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[1,6]],"text":"B2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',74,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 5 village"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[16,27]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[0,6],[2,6],[1,6],[3,6],[0,6],[2,6]],"text":"R3 G1 G4 B1 B2 B3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',77,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G1 G4 B1 B2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[0,6]],"text":"G1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',79,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 G1 G4"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',80,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[3,6],[2,6],[3,6]],"text":"R3 R4 G4"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',81,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',82,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[0,2]],"text":"-3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[16,26]],"text":"cuddly_orc_7"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[4,6],[4,6],[3,6],[5,6],[0,6],[2,6]],"text":"R6 G1 G4 G5 G5 B3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',85,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G5 B3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[4,6],[1,6],[5,6]],"text":"R6 G5 B2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',87,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',88,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[1,6],[5,6],[0,6],[1,6],[5,6]],"text":"R1 G2 G6 B2 B6"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',89,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',90,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[0,1]],"text":"-2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[5,25]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[2,6],[1,6],[1,6],[3,6],[5,6],[5,6]],"text":"R3 G2 G4 G6 G6 B2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',93,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G6"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[0,6],[1,6],[3,6],[5,6]],"text":"G4 G6 B1 B2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',95,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G4 G6 G6 B2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',96,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[1,6],[3,6]],"text":"R4 G2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',97,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',98,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[16,24]],"text":"talented_apprentice_1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[5,6],[1,6],[4,6],[1,6],[0,6],[2,6]],"text":"G1 G2 B2 B3 B5 B6"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',100,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[0,6],[4,6],[1,6],[3,6],[0,6],[0,6]],"text":"G1 G1 G4 G5 B1 B2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',102,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B2"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[5,6],[3,6],[2,6],[4,6]],"text":"R4 R5 G3 B6"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',104,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[5,23]],"text":"grumpy_dwarf_4"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',106,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[5,6],[4,6],[3,6],[5,6],[1,6],[2,6]],"text":"R2 R6 G4 G5 B3 B6"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',107,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G5"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',108,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[4,6],[4,6],[2,6],[5,6]],"text":"G3 G5 G6 B5"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',109,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 G5 G5 B5"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[4,6],[4,6]],"text":"R5 R5"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',111,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('h6CS84RGSffYhEtA',112,1000000,'{"type":"closed","ending":"finished","seed":"b5ac74ac4739cd323e8417c7444d35484c140dc2c552abe704b856662fdca76e"}');
CREATE TABLE heads (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	link BLOB NOT NULL, version INTEGER DEFAULT '0' NOT NULL, keeper INTEGER, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "heads" VALUES('EKnSwyNSmpdN6GMg',3,X'088F400E260F725923EC19208BDE1F48166B786AB096699966FA15CF504FDB17',2,NULL);
INSERT INTO "heads" VALUES('Je8rHANZC80MwECI',8,X'328D1C66BF02A8310DD5E8B30C707467C50A7539C620331904191320D69C27D1',8,NULL);
INSERT INTO "heads" VALUES('__Ew4Eqsyju4Qx-W',23,X'96213687FBD61EA4A747BC9559A012410979536CC0B4E76CC046C3F6226C71A6',13,NULL);
INSERT INTO "heads" VALUES('fSzagL1s2GXdrJJK',114,X'9392F6733D4D7FEB5E9701B4BC02FA96496A8C28FAD8D83C9BB67F2B337EE4D5',83,NULL);
INSERT INTO "heads" VALUES('h6CS84RGSffYhEtA',112,X'0E69E8408B47B11B4C1DC2304533E0B15960EE760C7B77C6BA36DB50E7F6795D',0,NULL);
CREATE TABLE orders (
	id VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	target VARCHAR(32) NOT NULL, 
	reason VARCHAR(20) NOT NULL, 
	at BIGINT NOT NULL, 
	done BIGINT, 
	PRIMARY KEY (id)
);
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
INSERT INTO "replies" VALUES('anna','intent-04e9a5e5073c03aa','Je8rHANZC80MwECI','{"id":"intent-04e9a5e5073c03aa","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('anna','intent-051d7f09fd2c284d','fSzagL1s2GXdrJJK','{"id":"intent-051d7f09fd2c284d","accepted":true,"seq":60}');
INSERT INTO "replies" VALUES('anna','intent-0850977c8ce5f50a','Je8rHANZC80MwECI','{"id":"intent-0850977c8ce5f50a","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-0977c94a49f0874e','fSzagL1s2GXdrJJK','{"id":"intent-0977c94a49f0874e","accepted":true,"seq":71}');
INSERT INTO "replies" VALUES('anna','intent-10b1618c83011e63','fSzagL1s2GXdrJJK','{"id":"intent-10b1618c83011e63","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('anna','intent-11962a50693775e5','fSzagL1s2GXdrJJK','{"id":"intent-11962a50693775e5","accepted":true,"seq":111}');
INSERT INTO "replies" VALUES('anna','intent-15e4223ddcb81228','fSzagL1s2GXdrJJK','{"id":"intent-15e4223ddcb81228","accepted":true,"seq":51}');
INSERT INTO "replies" VALUES('anna','intent-1a5314a83f2505bb','__Ew4Eqsyju4Qx-W','{"id":"intent-1a5314a83f2505bb","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-21a33de1911fb495','fSzagL1s2GXdrJJK','{"id":"intent-21a33de1911fb495","accepted":true,"seq":59}');
INSERT INTO "replies" VALUES('anna','intent-24414901ca97e881','fSzagL1s2GXdrJJK','{"id":"intent-24414901ca97e881","accepted":true,"seq":32}');
INSERT INTO "replies" VALUES('anna','intent-265f24c916ce8a18','fSzagL1s2GXdrJJK','{"id":"intent-265f24c916ce8a18","accepted":true,"seq":107}');
INSERT INTO "replies" VALUES('anna','intent-2b6e512d1db24c7b','fSzagL1s2GXdrJJK','{"id":"intent-2b6e512d1db24c7b","accepted":true,"seq":77}');
INSERT INTO "replies" VALUES('anna','intent-35815be2887c8c58','fSzagL1s2GXdrJJK','{"id":"intent-35815be2887c8c58","accepted":true,"seq":109}');
INSERT INTO "replies" VALUES('anna','intent-3845f9aee9028670','fSzagL1s2GXdrJJK','{"id":"intent-3845f9aee9028670","accepted":true,"seq":110}');
INSERT INTO "replies" VALUES('anna','intent-3854cb367df21315','fSzagL1s2GXdrJJK','{"id":"intent-3854cb367df21315","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-3b83cab7d7b4f7a5','fSzagL1s2GXdrJJK','{"id":"intent-3b83cab7d7b4f7a5","accepted":true,"seq":74}');
INSERT INTO "replies" VALUES('anna','intent-43df0eaa28d1070d','Je8rHANZC80MwECI','{"id":"intent-43df0eaa28d1070d","accepted":true,"seq":6}');
INSERT INTO "replies" VALUES('anna','intent-4535161233087ce0','fSzagL1s2GXdrJJK','{"id":"intent-4535161233087ce0","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-45b1a3903fcd6ea7','fSzagL1s2GXdrJJK','{"id":"intent-45b1a3903fcd6ea7","accepted":true,"seq":90}');
INSERT INTO "replies" VALUES('anna','intent-4d14eb25c6e7167c','fSzagL1s2GXdrJJK','{"id":"intent-4d14eb25c6e7167c","accepted":true,"seq":103}');
INSERT INTO "replies" VALUES('anna','intent-4d5a31fbbc25c124','EKnSwyNSmpdN6GMg','{"id":"intent-4d5a31fbbc25c124","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('anna','intent-52d542fe63d75b43','fSzagL1s2GXdrJJK','{"id":"intent-52d542fe63d75b43","accepted":true,"seq":108}');
INSERT INTO "replies" VALUES('anna','intent-56f1e03de0ce4d28','fSzagL1s2GXdrJJK','{"id":"intent-56f1e03de0ce4d28","accepted":true,"seq":47}');
INSERT INTO "replies" VALUES('anna','intent-592ec4c8f157a09a','fSzagL1s2GXdrJJK','{"id":"intent-592ec4c8f157a09a","accepted":true,"seq":63}');
INSERT INTO "replies" VALUES('anna','intent-5c12d1f2fbed5fad','fSzagL1s2GXdrJJK','{"id":"intent-5c12d1f2fbed5fad","accepted":true,"seq":86}');
INSERT INTO "replies" VALUES('anna','intent-65074f9f0b5404f3','fSzagL1s2GXdrJJK','{"id":"intent-65074f9f0b5404f3","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-683a61dc519c8399','fSzagL1s2GXdrJJK','{"id":"intent-683a61dc519c8399","accepted":true,"seq":58}');
INSERT INTO "replies" VALUES('anna','intent-69ac82108ab0cd9c','fSzagL1s2GXdrJJK','{"id":"intent-69ac82108ab0cd9c","accepted":true,"seq":114}');
INSERT INTO "replies" VALUES('anna','intent-7433c0b54e2e1e85','fSzagL1s2GXdrJJK','{"id":"intent-7433c0b54e2e1e85","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-75bd80f63577933d','fSzagL1s2GXdrJJK','{"id":"intent-75bd80f63577933d","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('anna','intent-7db651fe86860cdf','fSzagL1s2GXdrJJK','{"id":"intent-7db651fe86860cdf","accepted":true,"seq":88}');
INSERT INTO "replies" VALUES('anna','intent-88b881336d54fbe4','fSzagL1s2GXdrJJK','{"id":"intent-88b881336d54fbe4","accepted":true,"seq":56}');
INSERT INTO "replies" VALUES('anna','intent-8b90f3d6bc5baf43','__Ew4Eqsyju4Qx-W','{"id":"intent-8b90f3d6bc5baf43","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-9021b7e1aa37906f','fSzagL1s2GXdrJJK','{"id":"intent-9021b7e1aa37906f","accepted":true,"seq":46}');
INSERT INTO "replies" VALUES('anna','intent-9580405976061829','fSzagL1s2GXdrJJK','{"id":"intent-9580405976061829","accepted":true,"seq":93}');
INSERT INTO "replies" VALUES('anna','intent-994fecbd4066b4ad','fSzagL1s2GXdrJJK','{"id":"intent-994fecbd4066b4ad","accepted":true,"seq":112}');
INSERT INTO "replies" VALUES('anna','intent-995fd03deb59166d','fSzagL1s2GXdrJJK','{"id":"intent-995fd03deb59166d","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-9eb5b413d546f279','Je8rHANZC80MwECI','{"id":"intent-9eb5b413d546f279","accepted":true,"seq":7}');
INSERT INTO "replies" VALUES('anna','intent-a4c1ac6d5ebada3b','fSzagL1s2GXdrJJK','{"id":"intent-a4c1ac6d5ebada3b","accepted":true,"seq":45}');
INSERT INTO "replies" VALUES('anna','intent-a79408bb62affeff','fSzagL1s2GXdrJJK','{"id":"intent-a79408bb62affeff","accepted":true,"seq":75}');
INSERT INTO "replies" VALUES('anna','intent-a82b4ae8021bb029','Je8rHANZC80MwECI','{"id":"intent-a82b4ae8021bb029","accepted":true,"seq":4}');
INSERT INTO "replies" VALUES('anna','intent-afbbe0683cf50526','fSzagL1s2GXdrJJK','{"id":"intent-afbbe0683cf50526","accepted":true,"seq":105}');
INSERT INTO "replies" VALUES('anna','intent-b13822a5db18b22e','fSzagL1s2GXdrJJK','{"id":"intent-b13822a5db18b22e","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('anna','intent-b3316d5400647f51','fSzagL1s2GXdrJJK','{"id":"intent-b3316d5400647f51","accepted":true,"seq":87}');
INSERT INTO "replies" VALUES('anna','intent-b52eab38dad4464c','fSzagL1s2GXdrJJK','{"id":"intent-b52eab38dad4464c","accepted":true,"seq":104}');
INSERT INTO "replies" VALUES('anna','intent-b6f0779ab0731b05','__Ew4Eqsyju4Qx-W','{"id":"intent-b6f0779ab0731b05","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-b8c18fbaa1f99cd4','fSzagL1s2GXdrJJK','{"id":"intent-b8c18fbaa1f99cd4","accepted":true,"seq":101}');
INSERT INTO "replies" VALUES('anna','intent-bad51ff985a8aa69','fSzagL1s2GXdrJJK','{"id":"intent-bad51ff985a8aa69","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-bcb4942f5d961d82','fSzagL1s2GXdrJJK','{"id":"intent-bcb4942f5d961d82","accepted":true,"seq":44}');
INSERT INTO "replies" VALUES('anna','intent-c1b0f5ec8e1e3077','fSzagL1s2GXdrJJK','{"id":"intent-c1b0f5ec8e1e3077","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-c2fd1e20098ab65f','fSzagL1s2GXdrJJK','{"id":"intent-c2fd1e20098ab65f","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('anna','intent-c460a50e8c3afdf4','fSzagL1s2GXdrJJK','{"id":"intent-c460a50e8c3afdf4","accepted":true,"seq":57}');
INSERT INTO "replies" VALUES('anna','intent-c6ab010c402e6238','fSzagL1s2GXdrJJK','{"id":"intent-c6ab010c402e6238","accepted":true,"seq":73}');
INSERT INTO "replies" VALUES('anna','intent-cef4c0b109a0e519','fSzagL1s2GXdrJJK','{"id":"intent-cef4c0b109a0e519","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('anna','intent-cf109b197abdb2cd','fSzagL1s2GXdrJJK','{"id":"intent-cf109b197abdb2cd","accepted":true,"seq":102}');
INSERT INTO "replies" VALUES('anna','intent-d81435c10fbe3be2','fSzagL1s2GXdrJJK','{"id":"intent-d81435c10fbe3be2","accepted":true,"seq":48}');
INSERT INTO "replies" VALUES('anna','intent-d972f2a08dc37f93','Je8rHANZC80MwECI','{"id":"intent-d972f2a08dc37f93","accepted":true,"seq":5}');
INSERT INTO "replies" VALUES('anna','intent-dd19176423d4ab3d','fSzagL1s2GXdrJJK','{"id":"intent-dd19176423d4ab3d","accepted":true,"seq":31}');
INSERT INTO "replies" VALUES('anna','intent-df64ea67950110d7','fSzagL1s2GXdrJJK','{"id":"intent-df64ea67950110d7","accepted":true,"seq":89}');
INSERT INTO "replies" VALUES('anna','intent-efdf8428f7232875','fSzagL1s2GXdrJJK','{"id":"intent-efdf8428f7232875","accepted":true,"seq":72}');
INSERT INTO "replies" VALUES('anna','known','EKnSwyNSmpdN6GMg','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('ben','intent-06cae1a440b9cec0','fSzagL1s2GXdrJJK','{"id":"intent-06cae1a440b9cec0","accepted":true,"seq":52}');
INSERT INTO "replies" VALUES('ben','intent-079fa764e1f8eb5d','fSzagL1s2GXdrJJK','{"id":"intent-079fa764e1f8eb5d","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('ben','intent-0c8219ecf9418fcf','fSzagL1s2GXdrJJK','{"id":"intent-0c8219ecf9418fcf","accepted":true,"seq":67}');
INSERT INTO "replies" VALUES('ben','intent-16e9ca54663d5922','fSzagL1s2GXdrJJK','{"id":"intent-16e9ca54663d5922","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('ben','intent-17d4c4d83c00a457','fSzagL1s2GXdrJJK','{"id":"intent-17d4c4d83c00a457","accepted":true,"seq":66}');
INSERT INTO "replies" VALUES('ben','intent-2947826dde46ac76','fSzagL1s2GXdrJJK','{"id":"intent-2947826dde46ac76","accepted":true,"seq":100}');
INSERT INTO "replies" VALUES('ben','intent-2bf9a09768dbbdfd','__Ew4Eqsyju4Qx-W','{"id":"intent-2bf9a09768dbbdfd","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('ben','intent-30905f129bb67305','__Ew4Eqsyju4Qx-W','{"id":"intent-30905f129bb67305","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('ben','intent-309f80da384a981d','Je8rHANZC80MwECI','{"id":"intent-309f80da384a981d","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('ben','intent-44f4002da083910c','__Ew4Eqsyju4Qx-W','{"id":"intent-44f4002da083910c","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('ben','intent-4cbe6f13a85bc0d8','fSzagL1s2GXdrJJK','{"id":"intent-4cbe6f13a85bc0d8","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('ben','intent-5096745dff19c216','__Ew4Eqsyju4Qx-W','{"id":"intent-5096745dff19c216","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('ben','intent-52fc96b75886bc89','fSzagL1s2GXdrJJK','{"id":"intent-52fc96b75886bc89","accepted":true,"seq":82}');
INSERT INTO "replies" VALUES('ben','intent-5ae23db0a84462fb','fSzagL1s2GXdrJJK','{"id":"intent-5ae23db0a84462fb","accepted":true,"seq":98}');
INSERT INTO "replies" VALUES('ben','intent-5b63a6ce25cb6bf9','__Ew4Eqsyju4Qx-W','{"id":"intent-5b63a6ce25cb6bf9","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-5b83544cf74f25c0','fSzagL1s2GXdrJJK','{"id":"intent-5b83544cf74f25c0","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-63935cdca759c28d','fSzagL1s2GXdrJJK','{"id":"intent-63935cdca759c28d","accepted":true,"seq":64}');
INSERT INTO "replies" VALUES('ben','intent-6a84face2f3a6785','__Ew4Eqsyju4Qx-W','{"id":"intent-6a84face2f3a6785","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-6d8f59ebf122b2b3','Je8rHANZC80MwECI','{"id":"intent-6d8f59ebf122b2b3","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-6e69d7f673c99032','fSzagL1s2GXdrJJK','{"id":"intent-6e69d7f673c99032","accepted":true,"seq":40}');
INSERT INTO "replies" VALUES('ben','intent-7659fc607d98b826','fSzagL1s2GXdrJJK','{"id":"intent-7659fc607d98b826","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-7966acb773f11d49','fSzagL1s2GXdrJJK','{"id":"intent-7966acb773f11d49","accepted":true,"seq":65}');
INSERT INTO "replies" VALUES('ben','intent-88c123313270b21d','fSzagL1s2GXdrJJK','{"id":"intent-88c123313270b21d","accepted":true,"seq":97}');
INSERT INTO "replies" VALUES('ben','intent-8c2876456b6e03c8','fSzagL1s2GXdrJJK','{"id":"intent-8c2876456b6e03c8","accepted":true,"seq":68}');
INSERT INTO "replies" VALUES('ben','intent-8c6ee1eef997b623','fSzagL1s2GXdrJJK','{"id":"intent-8c6ee1eef997b623","accepted":true,"seq":70}');
INSERT INTO "replies" VALUES('ben','intent-90a50b0d5fedb637','fSzagL1s2GXdrJJK','{"id":"intent-90a50b0d5fedb637","accepted":true,"seq":81}');
INSERT INTO "replies" VALUES('ben','intent-939dfb048d2b42dd','fSzagL1s2GXdrJJK','{"id":"intent-939dfb048d2b42dd","accepted":true,"seq":94}');
INSERT INTO "replies" VALUES('ben','intent-9493d5eb18ebadc7','fSzagL1s2GXdrJJK','{"id":"intent-9493d5eb18ebadc7","accepted":true,"seq":80}');
INSERT INTO "replies" VALUES('ben','intent-99b54a04a63034f4','__Ew4Eqsyju4Qx-W','{"id":"intent-99b54a04a63034f4","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('ben','intent-9ba77c8a9939d099','fSzagL1s2GXdrJJK','{"id":"intent-9ba77c8a9939d099","accepted":true,"seq":78}');
INSERT INTO "replies" VALUES('ben','intent-a3863322a6e17951','fSzagL1s2GXdrJJK','{"id":"intent-a3863322a6e17951","accepted":true,"seq":55}');
INSERT INTO "replies" VALUES('ben','intent-a599be68fa893bae','__Ew4Eqsyju4Qx-W','{"id":"intent-a599be68fa893bae","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('ben','intent-ac9d8ddfc2f81ac9','fSzagL1s2GXdrJJK','{"id":"intent-ac9d8ddfc2f81ac9","accepted":true,"seq":95}');
INSERT INTO "replies" VALUES('ben','intent-ace0ff10a58d1c7b','fSzagL1s2GXdrJJK','{"id":"intent-ace0ff10a58d1c7b","accepted":true,"seq":96}');
INSERT INTO "replies" VALUES('ben','intent-bd30567e435663bb','fSzagL1s2GXdrJJK','{"id":"intent-bd30567e435663bb","accepted":true,"seq":85}');
INSERT INTO "replies" VALUES('ben','intent-be9aa23e853ff139','__Ew4Eqsyju4Qx-W','{"id":"intent-be9aa23e853ff139","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-c6b1e457c6147458','__Ew4Eqsyju4Qx-W','{"id":"intent-c6b1e457c6147458","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('ben','intent-cbd3dd3eef5fb1fa','fSzagL1s2GXdrJJK','{"id":"intent-cbd3dd3eef5fb1fa","accepted":true,"seq":39}');
INSERT INTO "replies" VALUES('ben','intent-d3592092eb37d1a0','fSzagL1s2GXdrJJK','{"id":"intent-d3592092eb37d1a0","accepted":true,"seq":37}');
INSERT INTO "replies" VALUES('ben','intent-d8e9b1cf7a172267','fSzagL1s2GXdrJJK','{"id":"intent-d8e9b1cf7a172267","accepted":true,"seq":43}');
INSERT INTO "replies" VALUES('ben','intent-ef7d46756813013f','fSzagL1s2GXdrJJK','{"id":"intent-ef7d46756813013f","accepted":true,"seq":38}');
INSERT INTO "replies" VALUES('ben','intent-f129a21c0e20be65','fSzagL1s2GXdrJJK','{"id":"intent-f129a21c0e20be65","accepted":true,"seq":24}');
INSERT INTO "replies" VALUES('ben','intent-fb586962d7c3813d','fSzagL1s2GXdrJJK','{"id":"intent-fb586962d7c3813d","accepted":true,"seq":36}');
INSERT INTO "replies" VALUES('ben','intent-fc70223d0976bbcb','fSzagL1s2GXdrJJK','{"id":"intent-fc70223d0976bbcb","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-fcb04ea636700aaf','fSzagL1s2GXdrJJK','{"id":"intent-fcb04ea636700aaf","accepted":true,"seq":79}');
CREATE TABLE restrictions (
	player VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (player, kind)
);
CREATE TABLE result_seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	bot VARCHAR(20), 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "result_seats" VALUES('fSzagL1s2GXdrJJK',0,'anna',NULL,2,-7);
INSERT INTO "result_seats" VALUES('fSzagL1s2GXdrJJK',1,'ben',NULL,1,0);
INSERT INTO "result_seats" VALUES('h6CS84RGSffYhEtA',0,NULL,NULL,2,-7);
INSERT INTO "result_seats" VALUES('h6CS84RGSffYhEtA',1,NULL,NULL,1,0);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	ending VARCHAR(40) NOT NULL, 
	drawn BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "results" VALUES('fSzagL1s2GXdrJJK','wuerfelkoenig',2,1000000,'penalties',0);
INSERT INTO "results" VALUES('h6CS84RGSffYhEtA','wuerfelkoenig',2,1000000,'penalties',0);
CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL, 
	evaluator VARCHAR(64) NOT NULL, 
	players TEXT NOT NULL, 
	steps BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "reviews" VALUES('fSzagL1s2GXdrJJK','0000000000000000000000000000000000000000000000000000000000000000','[]',X'');
CREATE TABLE runs (
	id INTEGER NOT NULL, 
	started BIGINT NOT NULL, 
	alive BIGINT NOT NULL, release INTEGER, 
	PRIMARY KEY (id)
);
CREATE TABLE "seats" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	name VARCHAR(40) DEFAULT '' NOT NULL, 
	picture VARCHAR(20) DEFAULT '' NOT NULL, bot VARCHAR(20), program BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('EKnSwyNSmpdN6GMg',0,'anna','Anna','fox',NULL,0);
INSERT INTO "seats" VALUES('EKnSwyNSmpdN6GMg',1,NULL,'Knight 2','','knight',0);
INSERT INTO "seats" VALUES('__Ew4Eqsyju4Qx-W',0,'anna','Anna','fox',NULL,0);
INSERT INTO "seats" VALUES('__Ew4Eqsyju4Qx-W',1,'ben','Ben','fox',NULL,0);
INSERT INTO "seats" VALUES('fSzagL1s2GXdrJJK',0,'anna','Anna','fox',NULL,0);
INSERT INTO "seats" VALUES('fSzagL1s2GXdrJJK',1,'ben','Ben','fox',NULL,0);
INSERT INTO "seats" VALUES('h6CS84RGSffYhEtA',0,NULL,'Anna','',NULL,0);
INSERT INTO "seats" VALUES('h6CS84RGSffYhEtA',1,NULL,'Ben','',NULL,0);
INSERT INTO "seats" VALUES('Je8rHANZC80MwECI',0,'anna','Anna','fox',NULL,0);
INSERT INTO "seats" VALUES('Je8rHANZC80MwECI',1,'ben','Ben','fox',NULL,0);
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
INSERT INTO "tables" VALUES('EKnSwyNSmpdN6GMg',X'08604DD602E1B3498AFED70C47B0F34649EAAC8D147E7DEE4B0A098BAB49CE31','anna','knatsch','private','open',1000000,1,0,NULL,3,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('__Ew4Eqsyju4Qx-W',X'69E53E1A4C76B78570985D933925A3DFE4CF1DE362270423817B8C44E6E84CD4','anna','brettspiel','private','closed',1000000,0,0,'agreed',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('fSzagL1s2GXdrJJK',X'B5AC74AC4739CD323E8417C7444D35484C140DC2C552ABE704B856662FDCA76E','anna','wuerfelkoenig','private','closed',1000000,0,0,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('h6CS84RGSffYhEtA',X'','anna','wuerfelkoenig','private','closed',1000000,0,1,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('Je8rHANZC80MwECI',X'D831B9752D3FC8A173B4FE493ED6271FEA50509D2C67868F7C0DFB07F15C4EF4','anna','wuerfelland','private','running',1000000,1,0,NULL,2,3600,0,4600000,8);
CREATE TABLE tallies (
	table_id VARCHAR(32) NOT NULL, 
	whole BOOLEAN NOT NULL, 
	turns INTEGER NOT NULL, 
	first INTEGER, 
	seats TEXT NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "tallies" VALUES('fSzagL1s2GXdrJJK',1,14,0,'[{"rolled":[12,18,15,12,22,22],"taken":{"wk-odd_mushroom_goblin":1,"wk-talented_apprentice":1}},{"rolled":[10,10,9,14,9,10],"taken":{"wk-busy_fairy":1,"wk-cuddly_orc":1}}]');
CREATE TABLE tokens (
	id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	secret BLOB NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	scopes VARCHAR(60) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT, 
	expires BIGINT, 
	PRIMARY KEY (id), 
	UNIQUE (secret)
);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX results_by_game ON results (game, ended);
CREATE INDEX ix_result_seats_player ON result_seats (player);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX ix_tokens_player ON tokens (player);
CREATE INDEX ix_duplicates_host ON duplicates (host);
CREATE INDEX duplicates_by_deadline ON duplicates (over, deadline);
CREATE INDEX ix_duplicate_tables_table_id ON duplicate_tables (table_id);
CREATE INDEX ix_duplicate_players_table_id ON duplicate_players (table_id);
COMMIT;
