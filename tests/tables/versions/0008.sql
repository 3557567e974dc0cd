BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE "early_moves" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID

;
INSERT INTO "early_moves" VALUES('m3I-sms-FjypTVJr',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"687605fcad1325d814f0dff37e49de6b97cacf47960d4aba5094b7c9848131ac","rules":1,"dice":1,"material":""}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',2,1000000,'{"type":"imported","head":"wuerfelreich 2\ngame \"wuerfelkoenig\"\nrules 1\nmaterial {\"sha256\":\"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca\"}\nseat {\"name\":\"P1\"}\nseat {\"name\":\"P2\"}\noptions {}\ndice {\"kind\":\"fair-2\",\"table\":\"r0WPvk5qQRj-mYyi\",\"commitment\":\"687605fcad1325d814f0dff37e49de6b97cacf47960d4aba5094b7c9848131ac\",\"seed\":\"062e9f95f1e31b2d52d8cfcc63ca9f0e440cf4898fb9214a41a1cb4cd40ab0c8\"}\n\n"}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',3,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',4,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[2,10]],"text":"-3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[10,40]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[15,39]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[21,38]],"text":"cuddly_orc_5"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[26,37]],"text":"talented_apprentice_1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[33,36]],"text":"dragon_1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[1,6],[2,6],[0,6],[2,6],[0,6],[5,6]],"text":"R1 R3 G1 G2 G3 G6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',11,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G1 G2 G3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[0,6],[0,6]],"text":"R1 G1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G2"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[2,6],[3,6],[2,6],[2,6]],"text":"G3 G4 B3 B3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 penalty","picks":[[6,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[7,35]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[3,6],[5,6],[0,6],[4,6],[1,6],[3,6]],"text":"R1 R2 R4 B4 B5 B6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',19,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R4 B4"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[2,6],[0,6],[5,6]],"text":"R1 R3 R6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',21,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R3 R6 B4"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[5,6],[1,6]],"text":"R2 B6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',23,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[6,8]],"text":"-1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[13,34]],"text":"crazy_gnome_3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[2,6],[1,6],[0,6],[1,6],[3,6],[0,6]],"text":"R1 R3 G1 G2 B2 B4"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',27,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[3,6],[4,6],[2,6],[4,6],[5,6]],"text":"R4 R5 G3 G5 G6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',29,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[1,6],[5,6],[4,6],[2,6],[4,6]],"text":"R5 G2 B3 B5 B6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',31,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[6,7]],"text":"-1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[20,33]],"text":"cuddly_orc_7"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[0,6],[3,6],[0,6],[3,6],[0,6],[1,6]],"text":"R1 R2 R4 G1 G4 B1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',35,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R4 G1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[5,6],[1,6],[3,6]],"text":"B2 B4 B6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',37,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R4 B4 B6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[0,6],[5,6]],"text":"R1 G6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',39,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[0,6]],"text":"-4"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[23,32]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[1,6],[1,6],[3,6],[2,6],[2,6],[2,6]],"text":"G2 G2 G3 G4 B3 B3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',43,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2 G2 G3 G4 B3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[1,6]],"text":"R2"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',45,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2 G2 G3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[5,6],[2,6],[2,6]],"text":"R6 B3 B3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',47,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 penalty","picks":[[0,5]],"text":"-3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[1,31]],"text":"rich_snob_2"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[4,6],[0,6],[0,6],[5,6],[5,6],[5,6]],"text":"R1 R6 G5 G6 G6 B1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',51,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G5 G6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[1,6],[3,6],[1,6],[1,6]],"text":"R2 G2 G4 B2"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',53,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 penalty","picks":[[2,4]],"text":"-2"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[21,30]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[0,6],[2,6],[3,6],[2,6],[5,6],[0,6]],"text":"R3 G1 G3 G4 G6 B1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',57,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[1,6],[4,6],[3,6],[0,6],[0,6]],"text":"G1 G1 G2 G4 B5"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',59,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G1 G1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[0,6],[5,6],[4,6]],"text":"R6 B1 B5"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',61,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[2,3]],"text":"-1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[6,29]],"text":"grumpy_dwarf_4"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[2,6],[3,6],[1,6],[3,6],[3,6],[5,6]],"text":"R3 R4 G4 G6 B2 B4"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',65,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G4 G6 B2"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[3,6],[2,6]],"text":"R4 B3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',67,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G4 B2 B3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[4,6],[2,6],[1,6]],"text":"R2 R3 G5"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',69,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[0,2]],"text":"-2"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[19,28]],"text":"odd_mushroom_goblin_2"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',72,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[2,6],[2,6],[3,6],[2,6],[4,6],[1,6]],"text":"R2 R3 R3 R5 G3 G4"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',73,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R3 R3 R5 G3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[3,6]],"text":"G4"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',75,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R3 R3 R5 G3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[5,6]],"text":"R6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',77,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[10,27]],"text":"crazy_gnome_2"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[3,6],[5,6],[2,6],[1,6],[5,6],[5,6]],"text":"R4 G3 G6 G6 B2 B6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',80,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G3 G6 G6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[2,6],[5,6],[4,6]],"text":"R3 B5 B6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',82,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[2,6],[3,6],[0,6],[5,6],[5,6]],"text":"R1 R3 R4 G6 G6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',84,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[0,1]],"text":"-2"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[9,26]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[5,6],[4,6],[5,6],[3,6],[4,6],[2,6]],"text":"R5 R6 G4 G5 B3 B6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',88,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G5 B3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[5,6],[3,6],[1,6],[1,6]],"text":"R2 G4 B2 B6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',90,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G4 G5 B3 B6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[2,6]],"text":"G3"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',92,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[4,25]],"text":"grumpy_dwarf_1"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',94,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[2,6],[5,6],[1,6],[2,6],[3,6],[5,6]],"text":"R3 G3 G6 B2 B4 B6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',95,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B4 B6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',96,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[3,6],[4,6],[0,6],[1,6]],"text":"R1 R2 R4 B5"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',97,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',98,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[1,6],[5,6],[2,6],[4,6],[3,6],[2,6]],"text":"G2 G3 B3 B4 B5 B6"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',99,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('NVbdzoeMA3wmpmXF',100,1000000,'{"type":"closed","ending":"finished","seed":"062e9f95f1e31b2d52d8cfcc63ca9f0e440cf4898fb9214a41a1cb4cd40ab0c8"}');
INSERT INTO "events" VALUES('m3I-sms-FjypTVJr',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"treasures":5,"boards":["1A","2A"]},"absent":3600},"host":"anna","commitment":"c00d70b2ae964e0b4b214adad8a5eb1da2dec140d65729b80447bee01b78b4c4","rules":1,"dice":2,"material":"5745ca25d204ccb42876e28efca6a021264f7457a4194d227dd1c30bad91dcc9"}');
INSERT INTO "events" VALUES('m3I-sms-FjypTVJr',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('m3I-sms-FjypTVJr',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('m3I-sms-FjypTVJr',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('m3I-sms-FjypTVJr',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[4,6],[2,6],[1,6],[0,6],[0,6],[3,6]],"text":"R R Y G B O"}}');
INSERT INTO "events" VALUES('m3I-sms-FjypTVJr',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose O"}}');
INSERT INTO "events" VALUES('m3I-sms-FjypTVJr',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('m3I-sms-FjypTVJr',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[4,6],[0,6],[2,6],[1,6],[5,6]],"text":"R Y G O A"}}');
INSERT INTO "events" VALUES('m3I-sms-FjypTVJr',9,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('m3I-sms-FjypTVJr',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 3","picks":[[0,6],[5,6],[4,6],[2,6]],"text":"R G O A"}}');
INSERT INTO "events" VALUES('m3I-sms-FjypTVJr',11,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('m3I-sms-FjypTVJr',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 4","picks":[[2,6],[1,6],[1,6]],"text":"Y Y G"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"687605fcad1325d814f0dff37e49de6b97cacf47960d4aba5094b7c9848131ac","rules":1,"dice":2,"material":"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca"}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[2,10]],"text":"-3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[10,40]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[15,39]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[21,38]],"text":"cuddly_orc_5"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[26,37]],"text":"talented_apprentice_1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[33,36]],"text":"dragon_1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[1,6],[2,6],[0,6],[2,6],[0,6],[5,6]],"text":"R1 R3 G1 G2 G3 G6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G1 G2 G3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[0,6],[0,6]],"text":"R1 G1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G2"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[2,6],[3,6],[2,6],[2,6]],"text":"G3 G4 B3 B3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',17,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 penalty","picks":[[6,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[7,35]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[3,6],[5,6],[0,6],[4,6],[1,6],[3,6]],"text":"R1 R2 R4 B4 B5 B6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',21,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R4 B4"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[2,6],[0,6],[5,6]],"text":"R1 R3 R6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',23,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R3 R6 B4"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[5,6],[1,6]],"text":"R2 B6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',25,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[6,8]],"text":"-1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[13,34]],"text":"crazy_gnome_3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[2,6],[1,6],[0,6],[1,6],[3,6],[0,6]],"text":"R1 R3 G1 G2 B2 B4"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',29,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[3,6],[4,6],[2,6],[4,6],[5,6]],"text":"R4 R5 G3 G5 G6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',31,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[1,6],[5,6],[4,6],[2,6],[4,6]],"text":"R5 G2 B3 B5 B6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',33,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[6,7]],"text":"-1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[20,33]],"text":"cuddly_orc_7"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[0,6],[3,6],[0,6],[3,6],[0,6],[1,6]],"text":"R1 R2 R4 G1 G4 B1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',37,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R4 G1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[5,6],[1,6],[3,6]],"text":"B2 B4 B6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',39,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R4 B4 B6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[0,6],[5,6]],"text":"R1 G6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',41,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[0,6]],"text":"-4"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[23,32]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[1,6],[1,6],[3,6],[2,6],[2,6],[2,6]],"text":"G2 G2 G3 G4 B3 B3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',45,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2 G2 G3 G4 B3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[1,6]],"text":"R2"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',47,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2 G2 G3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[5,6],[2,6],[2,6]],"text":"R6 B3 B3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',49,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 penalty","picks":[[0,5]],"text":"-3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[1,31]],"text":"rich_snob_2"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[4,6],[0,6],[0,6],[5,6],[5,6],[5,6]],"text":"R1 R6 G5 G6 G6 B1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',53,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G5 G6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[1,6],[3,6],[1,6],[1,6]],"text":"R2 G2 G4 B2"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',55,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 penalty","picks":[[2,4]],"text":"-2"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',57,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[21,30]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[0,6],[2,6],[3,6],[2,6],[5,6],[0,6]],"text":"R3 G1 G3 G4 G6 B1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',59,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[1,6],[4,6],[3,6],[0,6],[0,6]],"text":"G1 G1 G2 G4 B5"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',61,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G1 G1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[0,6],[5,6],[4,6]],"text":"R6 B1 B5"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',63,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[2,3]],"text":"-1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',65,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[6,29]],"text":"grumpy_dwarf_4"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[2,6],[3,6],[1,6],[3,6],[3,6],[5,6]],"text":"R3 R4 G4 G6 B2 B4"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',67,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3 G4 G6 B2"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[3,6],[2,6]],"text":"R4 B3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',69,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G4 B2 B3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[4,6],[2,6],[1,6]],"text":"R2 R3 G5"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',71,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',72,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 penalty","picks":[[0,2]],"text":"-2"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[19,28]],"text":"odd_mushroom_goblin_2"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[2,6],[2,6],[3,6],[2,6],[4,6],[1,6]],"text":"R2 R3 R3 R5 G3 G4"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',75,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R3 R3 R5 G3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[3,6]],"text":"G4"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',77,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R3 R3 R5 G3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[5,6]],"text":"R6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',79,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',80,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[10,27]],"text":"crazy_gnome_2"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[3,6],[5,6],[2,6],[1,6],[5,6],[5,6]],"text":"R4 G3 G6 G6 B2 B6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',82,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G3 G6 G6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[2,6],[5,6],[4,6]],"text":"R3 B5 B6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',84,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[2,6],[3,6],[0,6],[5,6],[5,6]],"text":"R1 R3 R4 G6 G6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',86,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[0,1]],"text":"-2"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',88,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[9,26]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[5,6],[4,6],[5,6],[3,6],[4,6],[2,6]],"text":"R5 R6 G4 G5 B3 B6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',90,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G5 B3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[5,6],[3,6],[1,6],[1,6]],"text":"R2 G4 B2 B6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',92,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G4 G5 B3 B6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[2,6]],"text":"G3"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',94,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[4,25]],"text":"grumpy_dwarf_1"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',96,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[2,6],[5,6],[1,6],[2,6],[3,6],[5,6]],"text":"R3 G3 G6 B2 B4 B6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',97,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B4 B6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',98,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[3,6],[4,6],[0,6],[1,6]],"text":"R1 R2 R4 B5"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',99,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[1,6],[5,6],[2,6],[4,6],[3,6],[2,6]],"text":"G2 G3 B3 B4 B5 B6"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',101,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('r0WPvk5qQRj-mYyi',102,1000000,'{"type":"closed","ending":"finished","seed":"062e9f95f1e31b2d52d8cfcc63ca9f0e440cf4898fb9214a41a1cb4cd40ab0c8"}');
INSERT INTO "events" VALUES('rniLgQXKOYaoxflN',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"d189a030754e9ddfcf126c536f34b6f6eb3a455637fcfaffab6aaf2137103a6b","rules":2,"dice":2,"material":"84309aecc11e345ad01f0c07d245db3db833562e8ebeff3ca60057546d7edfb7"}');
INSERT INTO "events" VALUES('rniLgQXKOYaoxflN',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('rniLgQXKOYaoxflN',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2"}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"d1b1c24c7879fd616243c735e531c96f8aa937950db87d45acf7fa0e26ff066a","rules":1,"dice":2,"material":"dbcf72d806294baa4a0e1225f34b11c8283219f720310ab0e85738936c4ba62a"}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[0,12]],"text":"S1-01"}}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[9,12]],"text":"S2-10"}}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[8,12]],"text":"S3-09"}}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[4,12]],"text":"S4-05"}}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[8,12]],"text":"S5-09"}}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[1,6],[2,6],[2,6],[3,6],[3,6],[2,6]],"text":"R3 G2 G3 G4 B3 B4"}}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',12,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2 G3 G4 B3"}}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[1,6],[2,6]],"text":"G2 B3"}}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',14,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2 G3 G4 B3 B3"}}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[2,6]],"text":"R3"}}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',16,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 3"}}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 2","picks":[[4,11]],"text":"S3-05"}}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',18,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"tame A6"}}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[0,6],[2,6],[0,6],[5,6],[3,6],[0,6]],"text":"R1 R3 R6 G1 B1 B4"}}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',20,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',21,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('y7CnhtiDhnSNW6D7',22,1000000,'{"type":"closed","ending":"agreed","seed":"5422e7d1b9522dce246e1c10e8973f6f1cfa071620bb6fa974c5c5d6c06b0522"}');
CREATE TABLE heads (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	link BLOB NOT NULL, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "heads" VALUES('NVbdzoeMA3wmpmXF',100,X'69F5659B5347E5C11689662CAE0C78458B5F4D851379E11ECABD83D2493DF694');
INSERT INTO "heads" VALUES('m3I-sms-FjypTVJr',12,X'47EF317132B84C32E5219AC5252D8AD0A3BB57F897B34EE1ABBD9B050B45DD12');
INSERT INTO "heads" VALUES('r0WPvk5qQRj-mYyi',102,X'2ED77EE6F63A4153E20CFA9B3765BA06768CF18C9E7E569EEA92522617C36559');
INSERT INTO "heads" VALUES('rniLgQXKOYaoxflN',3,X'C1EDFFEEADBF33DC2B30D7C50CAD066BE290EDA2ABDF6AFA2302D6C1D73327FE');
INSERT INTO "heads" VALUES('y7CnhtiDhnSNW6D7',22,X'01B3CA18DA3184330F5E9EEAAE2A5B5525088EFF99283DEF997A686CEB64D0D8');
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
INSERT INTO "replies" VALUES('anna','intent-0851c3c9318934f7','r0WPvk5qQRj-mYyi','{"id":"intent-0851c3c9318934f7","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-09ec67305db19be5','r0WPvk5qQRj-mYyi','{"id":"intent-09ec67305db19be5","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-0eb319a05dce9fe3','r0WPvk5qQRj-mYyi','{"id":"intent-0eb319a05dce9fe3","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('anna','intent-12435d64c1e6c154','y7CnhtiDhnSNW6D7','{"id":"intent-12435d64c1e6c154","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('anna','intent-17ee1991ab8597c8','y7CnhtiDhnSNW6D7','{"id":"intent-17ee1991ab8597c8","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-19b27809b77ac20b','m3I-sms-FjypTVJr','{"id":"intent-19b27809b77ac20b","accepted":true,"seq":4}');
INSERT INTO "replies" VALUES('anna','intent-24742f000091b364','m3I-sms-FjypTVJr','{"id":"intent-24742f000091b364","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('anna','intent-31eee4fe5e6a10df','r0WPvk5qQRj-mYyi','{"id":"intent-31eee4fe5e6a10df","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('anna','intent-337bde5255f72544','y7CnhtiDhnSNW6D7','{"id":"intent-337bde5255f72544","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-3796b037a64bafe5','r0WPvk5qQRj-mYyi','{"id":"intent-3796b037a64bafe5","accepted":true,"seq":32}');
INSERT INTO "replies" VALUES('anna','intent-435306b4160447af','r0WPvk5qQRj-mYyi','{"id":"intent-435306b4160447af","accepted":true,"seq":78}');
INSERT INTO "replies" VALUES('anna','intent-4636b804ed6190ad','m3I-sms-FjypTVJr','{"id":"intent-4636b804ed6190ad","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-48002000054ec762','r0WPvk5qQRj-mYyi','{"id":"intent-48002000054ec762","accepted":true,"seq":46}');
INSERT INTO "replies" VALUES('anna','intent-49b3fd052e1c19c1','r0WPvk5qQRj-mYyi','{"id":"intent-49b3fd052e1c19c1","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('anna','intent-4a5cd49543c5c049','r0WPvk5qQRj-mYyi','{"id":"intent-4a5cd49543c5c049","accepted":true,"seq":59}');
INSERT INTO "replies" VALUES('anna','intent-4b8f6fab6ab698e0','m3I-sms-FjypTVJr','{"id":"intent-4b8f6fab6ab698e0","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-4d9ee153c914419d','r0WPvk5qQRj-mYyi','{"id":"intent-4d9ee153c914419d","accepted":true,"seq":45}');
INSERT INTO "replies" VALUES('anna','intent-503ae84b000ab1b7','r0WPvk5qQRj-mYyi','{"id":"intent-503ae84b000ab1b7","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('anna','intent-564e2518a2637b66','r0WPvk5qQRj-mYyi','{"id":"intent-564e2518a2637b66","accepted":true,"seq":44}');
INSERT INTO "replies" VALUES('anna','intent-589c4c7038ba329c','r0WPvk5qQRj-mYyi','{"id":"intent-589c4c7038ba329c","accepted":true,"seq":31}');
INSERT INTO "replies" VALUES('anna','intent-5c617e4c895fc310','r0WPvk5qQRj-mYyi','{"id":"intent-5c617e4c895fc310","accepted":true,"seq":65}');
INSERT INTO "replies" VALUES('anna','intent-5cc3e8e14bfb0dcc','y7CnhtiDhnSNW6D7','{"id":"intent-5cc3e8e14bfb0dcc","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-607d9fbc35e83235','r0WPvk5qQRj-mYyi','{"id":"intent-607d9fbc35e83235","accepted":true,"seq":62}');
INSERT INTO "replies" VALUES('anna','intent-611306207e704d72','r0WPvk5qQRj-mYyi','{"id":"intent-611306207e704d72","accepted":true,"seq":77}');
INSERT INTO "replies" VALUES('anna','intent-61737f4b706cfc50','y7CnhtiDhnSNW6D7','{"id":"intent-61737f4b706cfc50","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-74c809d49ecafffb','y7CnhtiDhnSNW6D7','{"id":"intent-74c809d49ecafffb","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('anna','intent-7c44a8eda5dc92fa','r0WPvk5qQRj-mYyi','{"id":"intent-7c44a8eda5dc92fa","accepted":true,"seq":75}');
INSERT INTO "replies" VALUES('anna','intent-85e7e10bf0672865','m3I-sms-FjypTVJr','{"id":"intent-85e7e10bf0672865","accepted":true,"seq":9}');
INSERT INTO "replies" VALUES('anna','intent-8604fafa764ff1c3','m3I-sms-FjypTVJr','{"id":"intent-8604fafa764ff1c3","accepted":true,"seq":5}');
INSERT INTO "replies" VALUES('anna','intent-884fcdd6b4050801','r0WPvk5qQRj-mYyi','{"id":"intent-884fcdd6b4050801","accepted":true,"seq":90}');
INSERT INTO "replies" VALUES('anna','intent-8a01c650016f16dc','r0WPvk5qQRj-mYyi','{"id":"intent-8a01c650016f16dc","accepted":true,"seq":93}');
INSERT INTO "replies" VALUES('anna','intent-8af6ffaa375b1a5c','m3I-sms-FjypTVJr','{"id":"intent-8af6ffaa375b1a5c","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-8c12719af40644b3','y7CnhtiDhnSNW6D7','{"id":"intent-8c12719af40644b3","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-968b911d60c3fc0d','m3I-sms-FjypTVJr','{"id":"intent-968b911d60c3fc0d","accepted":true,"seq":6}');
INSERT INTO "replies" VALUES('anna','intent-9a00fd7fa4ee5896','m3I-sms-FjypTVJr','{"id":"intent-9a00fd7fa4ee5896","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-9dfddd04a2f651dd','r0WPvk5qQRj-mYyi','{"id":"intent-9dfddd04a2f651dd","accepted":true,"seq":58}');
INSERT INTO "replies" VALUES('anna','intent-a316130387fe3de9','r0WPvk5qQRj-mYyi','{"id":"intent-a316130387fe3de9","accepted":true,"seq":48}');
INSERT INTO "replies" VALUES('anna','intent-b45792b8c6aeeba4','r0WPvk5qQRj-mYyi','{"id":"intent-b45792b8c6aeeba4","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-ba9c0c4f850530fe','r0WPvk5qQRj-mYyi','{"id":"intent-ba9c0c4f850530fe","accepted":true,"seq":92}');
INSERT INTO "replies" VALUES('anna','intent-c0bc1cd5fc7bb42e','y7CnhtiDhnSNW6D7','{"id":"intent-c0bc1cd5fc7bb42e","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-c5793052d460aa6d','r0WPvk5qQRj-mYyi','{"id":"intent-c5793052d460aa6d","accepted":true,"seq":61}');
INSERT INTO "replies" VALUES('anna','intent-c79ef9210824b995','r0WPvk5qQRj-mYyi','{"id":"intent-c79ef9210824b995","accepted":true,"seq":76}');
INSERT INTO "replies" VALUES('anna','intent-c7aee3290eda55b1','r0WPvk5qQRj-mYyi','{"id":"intent-c7aee3290eda55b1","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('anna','intent-cde0757d5ba3ab7f','y7CnhtiDhnSNW6D7','{"id":"intent-cde0757d5ba3ab7f","accepted":true,"seq":17}');
INSERT INTO "replies" VALUES('anna','intent-d247435813e573d0','r0WPvk5qQRj-mYyi','{"id":"intent-d247435813e573d0","accepted":true,"seq":74}');
INSERT INTO "replies" VALUES('anna','intent-dc1278d40003dd5b','y7CnhtiDhnSNW6D7','{"id":"intent-dc1278d40003dd5b","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-decce2954d0f9c68','rniLgQXKOYaoxflN','{"id":"intent-decce2954d0f9c68","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('anna','intent-df440bc4d88a91ae','r0WPvk5qQRj-mYyi','{"id":"intent-df440bc4d88a91ae","accepted":true,"seq":47}');
INSERT INTO "replies" VALUES('anna','intent-e34347a982e84807','r0WPvk5qQRj-mYyi','{"id":"intent-e34347a982e84807","accepted":true,"seq":95}');
INSERT INTO "replies" VALUES('anna','intent-e6113228831db097','r0WPvk5qQRj-mYyi','{"id":"intent-e6113228831db097","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-e6a15b197c7fd414','r0WPvk5qQRj-mYyi','{"id":"intent-e6a15b197c7fd414","accepted":true,"seq":89}');
INSERT INTO "replies" VALUES('anna','intent-e8c6e75dc253d986','r0WPvk5qQRj-mYyi','{"id":"intent-e8c6e75dc253d986","accepted":true,"seq":80}');
INSERT INTO "replies" VALUES('anna','intent-ea6f4328887aec53','r0WPvk5qQRj-mYyi','{"id":"intent-ea6f4328887aec53","accepted":true,"seq":91}');
INSERT INTO "replies" VALUES('anna','intent-eae9a4c9c2bec162','r0WPvk5qQRj-mYyi','{"id":"intent-eae9a4c9c2bec162","accepted":true,"seq":60}');
INSERT INTO "replies" VALUES('anna','intent-ed03796774a5f053','r0WPvk5qQRj-mYyi','{"id":"intent-ed03796774a5f053","accepted":true,"seq":51}');
INSERT INTO "replies" VALUES('anna','intent-f9905b4c460dfcd9','r0WPvk5qQRj-mYyi','{"id":"intent-f9905b4c460dfcd9","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-fb9e89e036181eff','m3I-sms-FjypTVJr','{"id":"intent-fb9e89e036181eff","accepted":true,"seq":7}');
INSERT INTO "replies" VALUES('anna','intent-fccfb2a2a7ee2167','r0WPvk5qQRj-mYyi','{"id":"intent-fccfb2a2a7ee2167","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-ff551a93935c1dda','r0WPvk5qQRj-mYyi','{"id":"intent-ff551a93935c1dda","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','known','rniLgQXKOYaoxflN','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('ben','intent-00f47c1f2aa63388','y7CnhtiDhnSNW6D7','{"id":"intent-00f47c1f2aa63388","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-02117922764b0344','r0WPvk5qQRj-mYyi','{"id":"intent-02117922764b0344","accepted":true,"seq":69}');
INSERT INTO "replies" VALUES('ben','intent-0349fae445af8c98','r0WPvk5qQRj-mYyi','{"id":"intent-0349fae445af8c98","accepted":true,"seq":98}');
INSERT INTO "replies" VALUES('ben','intent-09874a29c44fa1c0','r0WPvk5qQRj-mYyi','{"id":"intent-09874a29c44fa1c0","accepted":true,"seq":40}');
INSERT INTO "replies" VALUES('ben','intent-1baab09dcae625c4','r0WPvk5qQRj-mYyi','{"id":"intent-1baab09dcae625c4","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('ben','intent-1e3f4eaf889824a1','r0WPvk5qQRj-mYyi','{"id":"intent-1e3f4eaf889824a1","accepted":true,"seq":39}');
INSERT INTO "replies" VALUES('ben','intent-222a7143ac2b4b2f','y7CnhtiDhnSNW6D7','{"id":"intent-222a7143ac2b4b2f","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('ben','intent-2a09d2f204b9c67f','r0WPvk5qQRj-mYyi','{"id":"intent-2a09d2f204b9c67f","accepted":true,"seq":96}');
INSERT INTO "replies" VALUES('ben','intent-359c6484f21be455','r0WPvk5qQRj-mYyi','{"id":"intent-359c6484f21be455","accepted":true,"seq":68}');
INSERT INTO "replies" VALUES('ben','intent-36a82d7d79ff48a2','r0WPvk5qQRj-mYyi','{"id":"intent-36a82d7d79ff48a2","accepted":true,"seq":82}');
INSERT INTO "replies" VALUES('ben','intent-3a5b7db51798138a','r0WPvk5qQRj-mYyi','{"id":"intent-3a5b7db51798138a","accepted":true,"seq":43}');
INSERT INTO "replies" VALUES('ben','intent-49d5e583c5e9d0ad','r0WPvk5qQRj-mYyi','{"id":"intent-49d5e583c5e9d0ad","accepted":true,"seq":38}');
INSERT INTO "replies" VALUES('ben','intent-4bd28a8b8ad11d68','r0WPvk5qQRj-mYyi','{"id":"intent-4bd28a8b8ad11d68","accepted":true,"seq":36}');
INSERT INTO "replies" VALUES('ben','intent-55b5281a4bb1ce64','r0WPvk5qQRj-mYyi','{"id":"intent-55b5281a4bb1ce64","accepted":true,"seq":102}');
INSERT INTO "replies" VALUES('ben','intent-579ea91a14a9e3d0','r0WPvk5qQRj-mYyi','{"id":"intent-579ea91a14a9e3d0","accepted":true,"seq":70}');
INSERT INTO "replies" VALUES('ben','intent-5d86d02d840b3090','r0WPvk5qQRj-mYyi','{"id":"intent-5d86d02d840b3090","accepted":true,"seq":83}');
INSERT INTO "replies" VALUES('ben','intent-5f7d5502146a1a41','r0WPvk5qQRj-mYyi','{"id":"intent-5f7d5502146a1a41","accepted":true,"seq":88}');
INSERT INTO "replies" VALUES('ben','intent-6e7b8acec9bb8286','r0WPvk5qQRj-mYyi','{"id":"intent-6e7b8acec9bb8286","accepted":true,"seq":37}');
INSERT INTO "replies" VALUES('ben','intent-724d6b8b218c83bc','r0WPvk5qQRj-mYyi','{"id":"intent-724d6b8b218c83bc","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-74f8eb270531c6c2','r0WPvk5qQRj-mYyi','{"id":"intent-74f8eb270531c6c2","accepted":true,"seq":100}');
INSERT INTO "replies" VALUES('ben','intent-79ecef50d5bf5b5d','m3I-sms-FjypTVJr','{"id":"intent-79ecef50d5bf5b5d","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('ben','intent-83d8531edaad940f','r0WPvk5qQRj-mYyi','{"id":"intent-83d8531edaad940f","accepted":true,"seq":73}');
INSERT INTO "replies" VALUES('ben','intent-8afc07521f8e54ea','r0WPvk5qQRj-mYyi','{"id":"intent-8afc07521f8e54ea","accepted":true,"seq":99}');
INSERT INTO "replies" VALUES('ben','intent-8c83be8c2fc3d7ba','r0WPvk5qQRj-mYyi','{"id":"intent-8c83be8c2fc3d7ba","accepted":true,"seq":54}');
INSERT INTO "replies" VALUES('ben','intent-90c0947e6f8690ee','r0WPvk5qQRj-mYyi','{"id":"intent-90c0947e6f8690ee","accepted":true,"seq":52}');
INSERT INTO "replies" VALUES('ben','intent-ad9b5835a126c7be','r0WPvk5qQRj-mYyi','{"id":"intent-ad9b5835a126c7be","accepted":true,"seq":24}');
INSERT INTO "replies" VALUES('ben','intent-ba1cc1f65e2177bd','r0WPvk5qQRj-mYyi','{"id":"intent-ba1cc1f65e2177bd","accepted":true,"seq":97}');
INSERT INTO "replies" VALUES('ben','intent-c1480add5f948043','r0WPvk5qQRj-mYyi','{"id":"intent-c1480add5f948043","accepted":true,"seq":84}');
INSERT INTO "replies" VALUES('ben','intent-c1db6e5f5a3c5dfa','r0WPvk5qQRj-mYyi','{"id":"intent-c1db6e5f5a3c5dfa","accepted":true,"seq":57}');
INSERT INTO "replies" VALUES('ben','intent-c5f1fadb725e8cb8','r0WPvk5qQRj-mYyi','{"id":"intent-c5f1fadb725e8cb8","accepted":true,"seq":85}');
INSERT INTO "replies" VALUES('ben','intent-cd5edc4f19b1877f','y7CnhtiDhnSNW6D7','{"id":"intent-cd5edc4f19b1877f","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('ben','intent-cdd79cda688ff9b0','m3I-sms-FjypTVJr','{"id":"intent-cdd79cda688ff9b0","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-cee78e8be2e836cc','r0WPvk5qQRj-mYyi','{"id":"intent-cee78e8be2e836cc","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('ben','intent-d719cf45b4539d30','r0WPvk5qQRj-mYyi','{"id":"intent-d719cf45b4539d30","accepted":true,"seq":66}');
INSERT INTO "replies" VALUES('ben','intent-d800e8f44523bdf2','r0WPvk5qQRj-mYyi','{"id":"intent-d800e8f44523bdf2","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-e5d5ec2d0c954092','r0WPvk5qQRj-mYyi','{"id":"intent-e5d5ec2d0c954092","accepted":true,"seq":67}');
INSERT INTO "replies" VALUES('ben','intent-edde468b306fc904','r0WPvk5qQRj-mYyi','{"id":"intent-edde468b306fc904","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('ben','intent-f3347e0875e4faad','r0WPvk5qQRj-mYyi','{"id":"intent-f3347e0875e4faad","accepted":true,"seq":81}');
INSERT INTO "replies" VALUES('ben','intent-f7f29c2836beca5c','r0WPvk5qQRj-mYyi','{"id":"intent-f7f29c2836beca5c","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-fd4002bd3e211b71','r0WPvk5qQRj-mYyi','{"id":"intent-fd4002bd3e211b71","accepted":true,"seq":53}');
CREATE TABLE result_seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	bot VARCHAR(20), 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "result_seats" VALUES('r0WPvk5qQRj-mYyi',0,'anna',NULL,1,-7);
INSERT INTO "result_seats" VALUES('r0WPvk5qQRj-mYyi',1,'ben',NULL,2,-10);
INSERT INTO "result_seats" VALUES('NVbdzoeMA3wmpmXF',0,NULL,NULL,1,-7);
INSERT INTO "result_seats" VALUES('NVbdzoeMA3wmpmXF',1,NULL,NULL,2,-10);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	ending VARCHAR(40) NOT NULL, 
	drawn BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "results" VALUES('r0WPvk5qQRj-mYyi','wuerfelkoenig',2,1000000,'penalties',0);
INSERT INTO "results" VALUES('NVbdzoeMA3wmpmXF','wuerfelkoenig',2,1000000,'penalties',0);
CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL, 
	evaluator VARCHAR(64) NOT NULL, 
	players TEXT NOT NULL, 
	steps BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "reviews" VALUES('r0WPvk5qQRj-mYyi','0000000000000000000000000000000000000000000000000000000000000000','[]',X'');
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
INSERT INTO "seats" VALUES('rniLgQXKOYaoxflN',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('rniLgQXKOYaoxflN',1,NULL,'Knight 2','','knight');
INSERT INTO "seats" VALUES('y7CnhtiDhnSNW6D7',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('y7CnhtiDhnSNW6D7',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('r0WPvk5qQRj-mYyi',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('r0WPvk5qQRj-mYyi',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('NVbdzoeMA3wmpmXF',0,NULL,'Anna','',NULL);
INSERT INTO "seats" VALUES('NVbdzoeMA3wmpmXF',1,NULL,'Ben','',NULL);
INSERT INTO "seats" VALUES('m3I-sms-FjypTVJr',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('m3I-sms-FjypTVJr',1,'ben','Ben','fox',NULL);
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
INSERT INTO "tables" VALUES('rniLgQXKOYaoxflN',X'A7E2D450EFE805EACD408995E27929C82A9BC2E60DC3E0473F6ED799080D1EFD','anna','knatsch','private','open',1000000,1,0,NULL,3,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('y7CnhtiDhnSNW6D7',X'5422E7D1B9522DCE246E1C10E8973F6F1CFA071620BB6FA974C5C5D6C06B0522','anna','brettspiel','private','closed',1000000,0,0,'agreed',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('r0WPvk5qQRj-mYyi',X'062E9F95F1E31B2D52D8CFCC63CA9F0E440CF4898FB9214A41A1CB4CD40AB0C8','anna','wuerfelkoenig','private','closed',1000000,0,0,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('NVbdzoeMA3wmpmXF',X'','anna','wuerfelkoenig','private','closed',1000000,0,1,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('m3I-sms-FjypTVJr',X'328EEA48DF9887B549F1BE755D2BFED81E6DEF445C91242A4BF2F4B9991020AC','anna','wuerfelland','private','running',1000000,1,0,NULL,2,3600,0,4600000,12);
CREATE TABLE tallies (
	table_id VARCHAR(32) NOT NULL, 
	whole BOOLEAN NOT NULL, 
	turns INTEGER NOT NULL, 
	first INTEGER, 
	seats TEXT NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "tallies" VALUES('r0WPvk5qQRj-mYyi',1,12,0,'[{"rolled":[11,11,20,10,9,10],"taken":{"wk-odd_mushroom_goblin":1,"wk-crazy_gnome":1}},{"rolled":[10,13,11,15,6,18],"taken":{}}]');
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX results_by_game ON results (game, ended);
CREATE INDEX ix_result_seats_player ON result_seats (player);
CREATE INDEX tables_by_host ON tables (host, status);
COMMIT;
