BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE attending (
	table_id VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	run INTEGER NOT NULL, 
	PRIMARY KEY (table_id, player, run)
);
CREATE TABLE "early_moves" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID

;
INSERT INTO "early_moves" VALUES('2xJoDQUQaUbJnOCx',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('1NQo5uez9eSA9anw',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"39dc85d8c26bf41c3239b15cf642d41345a08cf5f0cba1056d583dd051be3d54","rules":2,"dice":2,"material":"84309aecc11e345ad01f0c07d245db3db833562e8ebeff3ca60057546d7edfb7"}');
INSERT INTO "events" VALUES('1NQo5uez9eSA9anw',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('1NQo5uez9eSA9anw',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2"}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"5cdb834e5a82f9dc487b90608aba5b7d7923502be43402ad3fa3616d89d5ce11","rules":1,"dice":2,"material":"dbcf72d806294baa4a0e1225f34b11c8283219f720310ab0e85738936c4ba62a"}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[0,12]],"text":"S1-01"}}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[11,12]],"text":"S2-12"}}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[11,12]],"text":"S3-12"}}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[7,12]],"text":"S4-08"}}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[8,12]],"text":"S5-09"}}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[4,6],[4,6],[3,6],[5,6],[2,6],[0,6]],"text":"R6 G1 G4 G5 G5 B3"}}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',12,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G4 G5 G5 B3"}}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[0,6]],"text":"G1"}}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',14,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G4"}}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[2,6],[1,6],[4,6],[2,6]],"text":"R3 R5 G2 B3"}}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',16,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 2","picks":[[5,11]],"text":"S2-06"}}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 tile 1","picks":[[13,28]],"text":"mushroom_forest"}}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',19,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"place B10"}}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',20,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"steal P1 white"}}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',21,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',22,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('2hGNfBpkDr6yONUx',23,1000000,'{"type":"closed","ending":"agreed","seed":"5eb2cade8eb1a466b099d9939ad2ecb02be4485ba0e60c4ac5cd2fd9cd4ffd93"}');
INSERT INTO "events" VALUES('2xJoDQUQaUbJnOCx',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"treasures":5,"boards":["1A","2A"]},"absent":3600},"host":"anna","commitment":"e0d0ede8f7d9edb09f9d37a493b5862adc422b5a4d7ff48e14c2a6d8d2177781","rules":1,"dice":2,"material":"5745ca25d204ccb42876e28efca6a021264f7457a4194d227dd1c30bad91dcc9"}');
INSERT INTO "events" VALUES('2xJoDQUQaUbJnOCx',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('2xJoDQUQaUbJnOCx',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('2xJoDQUQaUbJnOCx',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('2xJoDQUQaUbJnOCx',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[4,6],[4,6],[3,6],[5,6],[1,6],[5,6]],"text":"Y B O O A A"}}');
INSERT INTO "events" VALUES('2xJoDQUQaUbJnOCx',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose O"}}');
INSERT INTO "events" VALUES('2xJoDQUQaUbJnOCx',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('2xJoDQUQaUbJnOCx',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[4,6],[3,6],[4,6],[2,6]],"text":"G B O O"}}');
INSERT INTO "events" VALUES('2xJoDQUQaUbJnOCx',9,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('2xJoDQUQaUbJnOCx',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 3","picks":[[1,6],[0,6]],"text":"R Y"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"06d64183b4d8e03c52750dc897f37cc97002bcf86bfb8101b6f00022335e79e7","rules":1,"dice":2,"material":"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca"}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[3,10]],"text":"-2"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[13,40]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[13,39]],"text":"crazy_gnome_2"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[26,38]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[5,37]],"text":"grumpy_dwarf_1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[2,36]],"text":"arrogant_elf_1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[2,6],[0,6],[2,6],[2,6],[5,6],[4,6]],"text":"R3 R5 G3 G3 G6 B1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R5 G3 B1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[4,6],[2,6]],"text":"B3 B5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R5 G3 B3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[3,6],[0,6]],"text":"R1 R4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',17,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 penalty","picks":[[4,9]],"text":"-2"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[31,35]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[0,6],[2,6],[2,6],[1,6],[1,6],[5,6]],"text":"R2 R3 G3 G6 B1 B2"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',21,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G3 B1 B2"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[4,6],[3,6]],"text":"G5 B4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',23,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[4,6],[4,6],[2,6],[2,6],[4,6],[3,6]],"text":"R5 G3 G3 G5 G5 B4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',25,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[7,34]],"text":"grumpy_dwarf_5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[1,6],[1,6],[5,6],[0,6],[4,6],[3,6]],"text":"R1 R5 R6 G2 G2 B4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',28,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2 G2 B4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',29,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[2,6],[5,6],[0,6]],"text":"R6 G1 G3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',30,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 B4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[0,6],[5,6],[1,6],[2,6]],"text":"B1 B2 B3 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',32,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[32,33]],"text":"dragon_3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[5,6],[4,6],[0,6],[4,6],[2,6],[5,6]],"text":"R1 G5 G6 B3 B5 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',35,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G6 B3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[4,6],[2,6],[0,6]],"text":"R1 R3 G5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',37,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R1 R3 G5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[4,6],[4,6]],"text":"R5 R5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',39,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[7,8]],"text":"-1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[27,32]],"text":"busy_fairy_3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[4,6],[2,6],[0,6],[0,6],[3,6],[3,6]],"text":"R1 R1 R3 G5 B4 B4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',43,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R1 R3 G5 B4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[4,6]],"text":"R5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',45,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R5 G5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[3,6],[3,6],[0,6]],"text":"R4 G1 G4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',47,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 4","picks":[[2,6],[4,6],[0,6],[4,6]],"text":"R1 R3 R5 B5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',49,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 penalty","picks":[[4,7]],"text":"-1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[10,31]],"text":"crazy_gnome_3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[2,6],[5,6],[3,6],[5,6],[3,6],[5,6]],"text":"R3 R6 G4 G6 B4 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',53,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[3,6],[0,6],[3,6],[4,6],[4,6]],"text":"R1 R4 R5 R5 G4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',55,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R3 R4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[0,6],[4,6],[0,6]],"text":"R1 R5 G1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',57,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[13,30]],"text":"cuddly_orc_1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',59,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[4,6],[5,6],[2,6],[2,6],[3,6],[3,6]],"text":"G3 G3 G5 B4 B4 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',60,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 G3 G5 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[3,6],[0,6]],"text":"G1 B4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',62,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G3 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[3,6],[5,6],[4,6]],"text":"R4 R5 R6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',64,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',65,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[3,6]],"text":"-2"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[27,29]],"text":"dragon_1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',67,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[0,6],[2,6],[4,6],[3,6],[1,6],[3,6]],"text":"R2 R3 G4 B1 B4 B5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',68,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 G4 B1 B5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[0,6]],"text":"G1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',70,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 G1 B1 B5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[0,6]],"text":"R1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',72,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[17,28]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[3,6],[0,6],[4,6],[2,6],[4,6],[3,6]],"text":"R4 R5 G3 B1 B4 B5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',75,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 B1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[4,6],[0,6],[2,6],[5,6]],"text":"R1 G3 G5 G6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',77,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G3 G6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[2,6],[2,6],[1,6]],"text":"R2 R3 R3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',79,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',80,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[2,5]],"text":"-3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[23,27]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',82,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[2,6],[0,6],[1,6],[1,6],[2,6],[2,6]],"text":"R3 B1 B2 B2 B3 B3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',83,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[1,26]],"text":"rich_snob_2"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[5,6],[5,6],[1,6],[2,6],[3,6],[1,6]],"text":"R2 G3 B2 B4 B6 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',86,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 B4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[2,6],[1,6],[0,6],[3,6]],"text":"R1 R3 G2 G4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',88,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3 B4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[0,6],[4,6],[5,6]],"text":"G6 B1 B5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',90,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[3,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[2,25]],"text":"arrogant_elf_3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[3,6],[3,6],[1,6],[3,6],[0,6],[1,6]],"text":"R2 R4 R4 G1 G4 B2"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',94,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[5,6],[4,6],[3,6],[1,6]],"text":"R2 G4 B5 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',96,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[2,6],[1,6],[2,6],[0,6]],"text":"R3 G1 G3 B2"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',98,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[11,24]],"text":"cuddly_orc_2"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[5,6],[5,6],[1,6],[4,6],[5,6],[0,6]],"text":"G1 G6 B2 B5 B6 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',101,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B2 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',102,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[5,6],[5,6],[2,6]],"text":"R6 B3 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',103,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B2 B6 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',104,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[5,6],[4,6]],"text":"R5 R6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',105,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',106,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[15,23]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[5,6],[1,6],[1,6],[2,6],[4,6],[1,6]],"text":"R2 R5 G2 G3 B2 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',108,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[0,6],[5,6],[2,6],[5,6],[5,6]],"text":"R6 G3 G6 B1 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',110,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 B1 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',111,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[3,6],[2,6],[1,6]],"text":"R2 G4 B3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',112,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',113,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 penalty","picks":[[0,3]],"text":"-4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',114,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[8,22]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',115,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[0,6],[2,6],[4,6],[0,6],[5,6],[2,6]],"text":"R1 R3 G6 B1 B3 B5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',116,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G6 B5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',117,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[1,6],[3,6],[4,6],[0,6]],"text":"R4 G1 G2 B5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',118,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G2"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',119,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[3,6],[1,6],[0,6],[0,6]],"text":"R1 R4 G1 B2"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',120,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',121,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 penalty","picks":[[1,2]],"text":"-1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',122,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 refill 5","picks":[[3,21]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',123,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 1","picks":[[3,6],[4,6],[3,6],[1,6],[4,6],[5,6]],"text":"R4 R5 G4 G5 G6 B2"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',124,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 R5 G5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',125,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 2","picks":[[4,6],[0,6],[4,6]],"text":"R1 R5 B5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',126,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 B5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',127,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 3","picks":[[3,6],[0,6],[2,6],[3,6]],"text":"R4 G3 B1 B4"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',128,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',129,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 penalty","picks":[[0,1]],"text":"-3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',130,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 refill 5","picks":[[0,20]],"text":"rich_snob_1"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',131,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 1","picks":[[2,6],[4,6],[4,6],[1,6],[0,6],[1,6]],"text":"R2 R3 G1 G5 B2 B5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',132,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G1 B2 B5"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',133,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 2","picks":[[2,6],[2,6]],"text":"R3 R3"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',134,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',135,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 3","picks":[[5,6],[3,6],[1,6],[1,6],[4,6],[1,6]],"text":"R2 R4 R5 B2 B2 B6"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',136,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('B-4XYWXGsN3uOt-T',137,1000000,'{"type":"closed","ending":"finished","seed":"c0d018f59914e869be5eb70b702d1cb42011b8f3bd10ab446e6e38e6e0bd51bf"}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"06d64183b4d8e03c52750dc897f37cc97002bcf86bfb8101b6f00022335e79e7","rules":1,"dice":1,"material":""}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',2,1000000,'{"type":"imported","head":"wuerfelreich 2\ngame \"wuerfelkoenig\"\nrules 1\nmaterial {\"sha256\":\"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca\"}\nseat {\"name\":\"P1\"}\nseat {\"name\":\"P2\"}\noptions {}\ndice {\"kind\":\"fair-2\",\"table\":\"B-4XYWXGsN3uOt-T\",\"commitment\":\"06d64183b4d8e03c52750dc897f37cc97002bcf86bfb8101b6f00022335e79e7\",\"seed\":\"c0d018f59914e869be5eb70b702d1cb42011b8f3bd10ab446e6e38e6e0bd51bf\"}\n\n"}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',3,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',4,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[3,10]],"text":"-2"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[13,40]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[13,39]],"text":"crazy_gnome_2"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[26,38]],"text":"odd_mushroom_goblin_3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[5,37]],"text":"grumpy_dwarf_1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[2,36]],"text":"arrogant_elf_1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[2,6],[0,6],[2,6],[2,6],[5,6],[4,6]],"text":"R3 R5 G3 G3 G6 B1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',11,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R5 G3 B1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[4,6],[2,6]],"text":"B3 B5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R5 G3 B3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[3,6],[0,6]],"text":"R1 R4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 penalty","picks":[[4,9]],"text":"-2"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[31,35]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[0,6],[2,6],[2,6],[1,6],[1,6],[5,6]],"text":"R2 R3 G3 G6 B1 B2"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',19,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G3 B1 B2"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[4,6],[3,6]],"text":"G5 B4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',21,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[4,6],[4,6],[2,6],[2,6],[4,6],[3,6]],"text":"R5 G3 G3 G5 G5 B4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',23,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[7,34]],"text":"grumpy_dwarf_5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[1,6],[1,6],[5,6],[0,6],[4,6],[3,6]],"text":"R1 R5 R6 G2 G2 B4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',26,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2 G2 B4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[2,6],[5,6],[0,6]],"text":"R6 G1 G3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',28,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 B4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',29,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[0,6],[5,6],[1,6],[2,6]],"text":"B1 B2 B3 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',30,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[32,33]],"text":"dragon_3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[5,6],[4,6],[0,6],[4,6],[2,6],[5,6]],"text":"R1 G5 G6 B3 B5 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',33,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G6 B3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[4,6],[2,6],[0,6]],"text":"R1 R3 G5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',35,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R1 R3 G5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[4,6],[4,6]],"text":"R5 R5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',37,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[7,8]],"text":"-1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',39,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[27,32]],"text":"busy_fairy_3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[4,6],[2,6],[0,6],[0,6],[3,6],[3,6]],"text":"R1 R1 R3 G5 B4 B4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',41,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R1 R3 G5 B4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[4,6]],"text":"R5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',43,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R5 G5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[3,6],[3,6],[0,6]],"text":"R4 G1 G4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',45,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 4","picks":[[2,6],[4,6],[0,6],[4,6]],"text":"R1 R3 R5 B5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',47,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 penalty","picks":[[4,7]],"text":"-1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[10,31]],"text":"crazy_gnome_3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[2,6],[5,6],[3,6],[5,6],[3,6],[5,6]],"text":"R3 R6 G4 G6 B4 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',51,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[3,6],[0,6],[3,6],[4,6],[4,6]],"text":"R1 R4 R5 R5 G4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',53,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R3 R4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 3","picks":[[0,6],[4,6],[0,6]],"text":"R1 R5 G1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',55,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[13,30]],"text":"cuddly_orc_1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',57,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[4,6],[5,6],[2,6],[2,6],[3,6],[3,6]],"text":"G3 G3 G5 B4 B4 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',58,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 G3 G5 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',59,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[3,6],[0,6]],"text":"G1 B4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',60,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G3 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[3,6],[5,6],[4,6]],"text":"R4 R5 R6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',62,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[3,6]],"text":"-2"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[27,29]],"text":"dragon_1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',65,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[0,6],[2,6],[4,6],[3,6],[1,6],[3,6]],"text":"R2 R3 G4 B1 B4 B5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',66,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 G4 B1 B5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',67,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[0,6]],"text":"G1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',68,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R3 G1 B1 B5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[0,6]],"text":"R1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',70,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[17,28]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',72,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[3,6],[0,6],[4,6],[2,6],[4,6],[3,6]],"text":"R4 R5 G3 B1 B4 B5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',73,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 B1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[4,6],[0,6],[2,6],[5,6]],"text":"R1 G3 G5 G6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',75,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G3 G6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[2,6],[2,6],[1,6]],"text":"R2 R3 R3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',77,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[2,5]],"text":"-3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[23,27]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',80,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[2,6],[0,6],[1,6],[1,6],[2,6],[2,6]],"text":"R3 B1 B2 B2 B3 B3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',81,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',82,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[1,26]],"text":"rich_snob_2"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[5,6],[5,6],[1,6],[2,6],[3,6],[1,6]],"text":"R2 G3 B2 B4 B6 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',84,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 B4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[2,6],[1,6],[0,6],[3,6]],"text":"R1 R3 G2 G4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',86,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3 B4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[0,6],[4,6],[5,6]],"text":"G6 B1 B5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',88,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[3,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',90,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[2,25]],"text":"arrogant_elf_3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[3,6],[3,6],[1,6],[3,6],[0,6],[1,6]],"text":"R2 R4 R4 G1 G4 B2"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',92,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[5,6],[4,6],[3,6],[1,6]],"text":"R2 G4 B5 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',94,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[2,6],[1,6],[2,6],[0,6]],"text":"R3 G1 G3 B2"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',96,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[11,24]],"text":"cuddly_orc_2"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',98,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[5,6],[5,6],[1,6],[4,6],[5,6],[0,6]],"text":"G1 G6 B2 B5 B6 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',99,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B2 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[5,6],[5,6],[2,6]],"text":"R6 B3 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',101,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 B2 B6 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',102,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[5,6],[4,6]],"text":"R5 R6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',103,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',104,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[15,23]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[5,6],[1,6],[1,6],[2,6],[4,6],[1,6]],"text":"R2 R5 G2 G3 B2 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',106,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[0,6],[5,6],[2,6],[5,6],[5,6]],"text":"R6 G3 G6 B1 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',108,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 B1 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[3,6],[2,6],[1,6]],"text":"R2 G4 B3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',110,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',111,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 penalty","picks":[[0,3]],"text":"-4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[8,22]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',113,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[0,6],[2,6],[4,6],[0,6],[5,6],[2,6]],"text":"R1 R3 G6 B1 B3 B5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',114,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G6 B5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',115,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[1,6],[3,6],[4,6],[0,6]],"text":"R4 G1 G2 B5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',116,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G1 G2"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',117,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[3,6],[1,6],[0,6],[0,6]],"text":"R1 R4 G1 B2"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',118,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',119,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 penalty","picks":[[1,2]],"text":"-1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',120,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 refill 5","picks":[[3,21]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',121,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 1","picks":[[3,6],[4,6],[3,6],[1,6],[4,6],[5,6]],"text":"R4 R5 G4 G5 G6 B2"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',122,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 R5 G5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',123,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 2","picks":[[4,6],[0,6],[4,6]],"text":"R1 R5 B5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',124,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R5 B5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',125,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 3","picks":[[3,6],[0,6],[2,6],[3,6]],"text":"R4 G3 B1 B4"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',126,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',127,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 penalty","picks":[[0,1]],"text":"-3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',128,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 refill 5","picks":[[0,20]],"text":"rich_snob_1"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',129,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 1","picks":[[2,6],[4,6],[4,6],[1,6],[0,6],[1,6]],"text":"R2 R3 G1 G5 B2 B5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',130,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G1 B2 B5"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',131,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 2","picks":[[2,6],[2,6]],"text":"R3 R3"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',132,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',133,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 3","picks":[[5,6],[3,6],[1,6],[1,6],[4,6],[1,6]],"text":"R2 R4 R5 B2 B2 B6"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',134,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('U0teZBpJg7_faVIw',135,1000000,'{"type":"closed","ending":"finished","seed":"c0d018f59914e869be5eb70b702d1cb42011b8f3bd10ab446e6e38e6e0bd51bf"}');
CREATE TABLE heads (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	link BLOB NOT NULL, version INTEGER DEFAULT '0' NOT NULL, keeper INTEGER, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "heads" VALUES('1NQo5uez9eSA9anw',3,X'463655E6764365D8515A5B5B758B6402738B411257851A18BFF820F75007FD7F',0,NULL);
INSERT INTO "heads" VALUES('2hGNfBpkDr6yONUx',23,X'019DC828FE96490B4C9236EC3CDA0C5AE2317E6148B0109B07B8DBC5CB38F30F',0,NULL);
INSERT INTO "heads" VALUES('2xJoDQUQaUbJnOCx',10,X'E1436E9F1775D467CEEB50314BD012EA47EAA36E4361C06B6C3482B16E32D819',0,NULL);
INSERT INTO "heads" VALUES('B-4XYWXGsN3uOt-T',137,X'763717E94CF4D4CBB9D8D6A0AC2348731876D8C02226316C7F22AC82EA71D7BB',0,NULL);
INSERT INTO "heads" VALUES('U0teZBpJg7_faVIw',135,X'A4C6D13D94BFB956789861567CDBFEE3161BB21B9BC57198EC69E9720D4C1B00',0,NULL);
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
INSERT INTO "replies" VALUES('anna','intent-012ba2090c076042','B-4XYWXGsN3uOt-T','{"id":"intent-012ba2090c076042","accepted":true,"seq":77}');
INSERT INTO "replies" VALUES('anna','intent-048a3648713449c9','B-4XYWXGsN3uOt-T','{"id":"intent-048a3648713449c9","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-06bb04f9cfb9e048','B-4XYWXGsN3uOt-T','{"id":"intent-06bb04f9cfb9e048","accepted":true,"seq":63}');
INSERT INTO "replies" VALUES('anna','intent-07be8a8e53e77225','B-4XYWXGsN3uOt-T','{"id":"intent-07be8a8e53e77225","accepted":true,"seq":106}');
INSERT INTO "replies" VALUES('anna','intent-0a92eac1b2d4c01a','B-4XYWXGsN3uOt-T','{"id":"intent-0a92eac1b2d4c01a","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-0d249da6e800f3a6','B-4XYWXGsN3uOt-T','{"id":"intent-0d249da6e800f3a6","accepted":true,"seq":45}');
INSERT INTO "replies" VALUES('anna','intent-11435fdb5d4f1f3e','B-4XYWXGsN3uOt-T','{"id":"intent-11435fdb5d4f1f3e","accepted":true,"seq":104}');
INSERT INTO "replies" VALUES('anna','intent-18ca1ebb2f869471','B-4XYWXGsN3uOt-T','{"id":"intent-18ca1ebb2f869471","accepted":true,"seq":116}');
INSERT INTO "replies" VALUES('anna','intent-1a00af07fa43090d','B-4XYWXGsN3uOt-T','{"id":"intent-1a00af07fa43090d","accepted":true,"seq":135}');
INSERT INTO "replies" VALUES('anna','intent-2622b742f30666c9','2xJoDQUQaUbJnOCx','{"id":"intent-2622b742f30666c9","accepted":true,"seq":7}');
INSERT INTO "replies" VALUES('anna','intent-297b335ae2d081c7','B-4XYWXGsN3uOt-T','{"id":"intent-297b335ae2d081c7","accepted":true,"seq":119}');
INSERT INTO "replies" VALUES('anna','intent-2aa07b7f3ab5b0e6','B-4XYWXGsN3uOt-T','{"id":"intent-2aa07b7f3ab5b0e6","accepted":true,"seq":92}');
INSERT INTO "replies" VALUES('anna','intent-32102b59ebec5e01','B-4XYWXGsN3uOt-T','{"id":"intent-32102b59ebec5e01","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-3575f287222d0359','B-4XYWXGsN3uOt-T','{"id":"intent-3575f287222d0359","accepted":true,"seq":66}');
INSERT INTO "replies" VALUES('anna','intent-373ac6414d8a9948','B-4XYWXGsN3uOt-T','{"id":"intent-373ac6414d8a9948","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('anna','intent-394517e51475f707','B-4XYWXGsN3uOt-T','{"id":"intent-394517e51475f707","accepted":true,"seq":47}');
INSERT INTO "replies" VALUES('anna','intent-40be65c1791cbf23','B-4XYWXGsN3uOt-T','{"id":"intent-40be65c1791cbf23","accepted":true,"seq":85}');
INSERT INTO "replies" VALUES('anna','intent-480c20eaddeff907','B-4XYWXGsN3uOt-T','{"id":"intent-480c20eaddeff907","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('anna','intent-4f433d2a73a866ea','B-4XYWXGsN3uOt-T','{"id":"intent-4f433d2a73a866ea","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-523c1e2f4119b1a2','2hGNfBpkDr6yONUx','{"id":"intent-523c1e2f4119b1a2","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-546a292d1655eadc','2xJoDQUQaUbJnOCx','{"id":"intent-546a292d1655eadc","accepted":true,"seq":5}');
INSERT INTO "replies" VALUES('anna','intent-557bf8639a256f87','2xJoDQUQaUbJnOCx','{"id":"intent-557bf8639a256f87","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('anna','intent-58ce01474ec8104d','B-4XYWXGsN3uOt-T','{"id":"intent-58ce01474ec8104d","accepted":true,"seq":43}');
INSERT INTO "replies" VALUES('anna','intent-5f822edfb8b83206','B-4XYWXGsN3uOt-T','{"id":"intent-5f822edfb8b83206","accepted":true,"seq":78}');
INSERT INTO "replies" VALUES('anna','intent-60b3e5069fc22f8a','B-4XYWXGsN3uOt-T','{"id":"intent-60b3e5069fc22f8a","accepted":true,"seq":60}');
INSERT INTO "replies" VALUES('anna','intent-63cfdb9e0cbaedcf','B-4XYWXGsN3uOt-T','{"id":"intent-63cfdb9e0cbaedcf","accepted":true,"seq":89}');
INSERT INTO "replies" VALUES('anna','intent-65ba8a43e9dc750f','B-4XYWXGsN3uOt-T','{"id":"intent-65ba8a43e9dc750f","accepted":true,"seq":86}');
INSERT INTO "replies" VALUES('anna','intent-66ace3e21bea6451','2hGNfBpkDr6yONUx','{"id":"intent-66ace3e21bea6451","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-6d46eed59a23a4c9','B-4XYWXGsN3uOt-T','{"id":"intent-6d46eed59a23a4c9","accepted":true,"seq":101}');
INSERT INTO "replies" VALUES('anna','intent-6f0d0b46ad45cfb7','B-4XYWXGsN3uOt-T','{"id":"intent-6f0d0b46ad45cfb7","accepted":true,"seq":122}');
INSERT INTO "replies" VALUES('anna','intent-753e87e8aa0e899f','B-4XYWXGsN3uOt-T','{"id":"intent-753e87e8aa0e899f","accepted":true,"seq":81}');
INSERT INTO "replies" VALUES('anna','intent-7dd1e4fd4287c655','B-4XYWXGsN3uOt-T','{"id":"intent-7dd1e4fd4287c655","accepted":true,"seq":131}');
INSERT INTO "replies" VALUES('anna','intent-842b2741585f62d8','B-4XYWXGsN3uOt-T','{"id":"intent-842b2741585f62d8","accepted":true,"seq":103}');
INSERT INTO "replies" VALUES('anna','intent-87ce2b9f1702b906','B-4XYWXGsN3uOt-T','{"id":"intent-87ce2b9f1702b906","accepted":true,"seq":61}');
INSERT INTO "replies" VALUES('anna','intent-8abb13b19d2ee2c0','B-4XYWXGsN3uOt-T','{"id":"intent-8abb13b19d2ee2c0","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-8b938bbeba3f5009','B-4XYWXGsN3uOt-T','{"id":"intent-8b938bbeba3f5009","accepted":true,"seq":44}');
INSERT INTO "replies" VALUES('anna','intent-988f5232e560719d','B-4XYWXGsN3uOt-T','{"id":"intent-988f5232e560719d","accepted":true,"seq":46}');
INSERT INTO "replies" VALUES('anna','intent-a27cfa856db24460','B-4XYWXGsN3uOt-T','{"id":"intent-a27cfa856db24460","accepted":true,"seq":134}');
INSERT INTO "replies" VALUES('anna','intent-a2c77503c48206a9','2xJoDQUQaUbJnOCx','{"id":"intent-a2c77503c48206a9","accepted":true,"seq":6}');
INSERT INTO "replies" VALUES('anna','intent-a5d61cf436b62b33','B-4XYWXGsN3uOt-T','{"id":"intent-a5d61cf436b62b33","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('anna','intent-a8acdf53ace89a9b','1NQo5uez9eSA9anw','{"id":"intent-a8acdf53ace89a9b","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('anna','intent-a8f91f5bd0af62f4','B-4XYWXGsN3uOt-T','{"id":"intent-a8f91f5bd0af62f4","accepted":true,"seq":31}');
INSERT INTO "replies" VALUES('anna','intent-ac3155084d24b121','2xJoDQUQaUbJnOCx','{"id":"intent-ac3155084d24b121","accepted":true,"seq":4}');
INSERT INTO "replies" VALUES('anna','intent-aeddfdd397a57f96','B-4XYWXGsN3uOt-T','{"id":"intent-aeddfdd397a57f96","accepted":true,"seq":88}');
INSERT INTO "replies" VALUES('anna','intent-b1f1fa7413fdeeda','2hGNfBpkDr6yONUx','{"id":"intent-b1f1fa7413fdeeda","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-b8fb633f0b079f8d','B-4XYWXGsN3uOt-T','{"id":"intent-b8fb633f0b079f8d","accepted":true,"seq":117}');
INSERT INTO "replies" VALUES('anna','intent-b9915b924655f0cc','B-4XYWXGsN3uOt-T','{"id":"intent-b9915b924655f0cc","accepted":true,"seq":42}');
INSERT INTO "replies" VALUES('anna','intent-ba31de20b6004787','B-4XYWXGsN3uOt-T','{"id":"intent-ba31de20b6004787","accepted":true,"seq":100}');
INSERT INTO "replies" VALUES('anna','intent-baece28346f5822e','B-4XYWXGsN3uOt-T','{"id":"intent-baece28346f5822e","accepted":true,"seq":48}');
INSERT INTO "replies" VALUES('anna','intent-c3104f42ae41af18','B-4XYWXGsN3uOt-T','{"id":"intent-c3104f42ae41af18","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-c3fb828611e66932','B-4XYWXGsN3uOt-T','{"id":"intent-c3fb828611e66932","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-c96ce749a70c7f19','B-4XYWXGsN3uOt-T','{"id":"intent-c96ce749a70c7f19","accepted":true,"seq":137}');
INSERT INTO "replies" VALUES('anna','intent-d1e0a0f46c4d378d','2xJoDQUQaUbJnOCx','{"id":"intent-d1e0a0f46c4d378d","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-d221db3012b66b91','B-4XYWXGsN3uOt-T','{"id":"intent-d221db3012b66b91","accepted":true,"seq":87}');
INSERT INTO "replies" VALUES('anna','intent-d3851f19b8deae7d','B-4XYWXGsN3uOt-T','{"id":"intent-d3851f19b8deae7d","accepted":true,"seq":51}');
INSERT INTO "replies" VALUES('anna','intent-d610acf064499220','2xJoDQUQaUbJnOCx','{"id":"intent-d610acf064499220","accepted":true,"seq":9}');
INSERT INTO "replies" VALUES('anna','intent-d6e68d2b403fa080','B-4XYWXGsN3uOt-T','{"id":"intent-d6e68d2b403fa080","accepted":true,"seq":75}');
INSERT INTO "replies" VALUES('anna','intent-dce73011dfcff299','B-4XYWXGsN3uOt-T','{"id":"intent-dce73011dfcff299","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('anna','intent-de72486dbda9c185','B-4XYWXGsN3uOt-T','{"id":"intent-de72486dbda9c185","accepted":true,"seq":76}');
INSERT INTO "replies" VALUES('anna','intent-e45a831fca25e487','B-4XYWXGsN3uOt-T','{"id":"intent-e45a831fca25e487","accepted":true,"seq":33}');
INSERT INTO "replies" VALUES('anna','intent-e5689b4f92c4a97f','B-4XYWXGsN3uOt-T','{"id":"intent-e5689b4f92c4a97f","accepted":true,"seq":62}');
INSERT INTO "replies" VALUES('anna','intent-e685b7b2857feaca','B-4XYWXGsN3uOt-T','{"id":"intent-e685b7b2857feaca","accepted":true,"seq":118}');
INSERT INTO "replies" VALUES('anna','intent-e69eaefb63d63f6f','B-4XYWXGsN3uOt-T','{"id":"intent-e69eaefb63d63f6f","accepted":true,"seq":115}');
INSERT INTO "replies" VALUES('anna','intent-ef5dabce032aa5f1','2xJoDQUQaUbJnOCx','{"id":"intent-ef5dabce032aa5f1","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-f0336c7b669bf663','B-4XYWXGsN3uOt-T','{"id":"intent-f0336c7b669bf663","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('anna','intent-f1eec774ffdb1018','B-4XYWXGsN3uOt-T','{"id":"intent-f1eec774ffdb1018","accepted":true,"seq":132}');
INSERT INTO "replies" VALUES('anna','intent-f3be7d73cbdcf180','B-4XYWXGsN3uOt-T','{"id":"intent-f3be7d73cbdcf180","accepted":true,"seq":74}');
INSERT INTO "replies" VALUES('anna','intent-f41fa07fe18293b0','B-4XYWXGsN3uOt-T','{"id":"intent-f41fa07fe18293b0","accepted":true,"seq":133}');
INSERT INTO "replies" VALUES('anna','intent-f5b28a31b635759d','B-4XYWXGsN3uOt-T','{"id":"intent-f5b28a31b635759d","accepted":true,"seq":102}');
INSERT INTO "replies" VALUES('anna','intent-fb1410f07981b672','B-4XYWXGsN3uOt-T','{"id":"intent-fb1410f07981b672","accepted":true,"seq":59}');
INSERT INTO "replies" VALUES('anna','known','1NQo5uez9eSA9anw','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('ben','intent-18391acf2ce946e5','B-4XYWXGsN3uOt-T','{"id":"intent-18391acf2ce946e5","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('ben','intent-1aaeec8f8c7d655c','B-4XYWXGsN3uOt-T','{"id":"intent-1aaeec8f8c7d655c","accepted":true,"seq":125}');
INSERT INTO "replies" VALUES('ben','intent-22deabbcc91f3612','B-4XYWXGsN3uOt-T','{"id":"intent-22deabbcc91f3612","accepted":true,"seq":34}');
INSERT INTO "replies" VALUES('ben','intent-24b93f935134b681','2hGNfBpkDr6yONUx','{"id":"intent-24b93f935134b681","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('ben','intent-252b117da49c0782','B-4XYWXGsN3uOt-T','{"id":"intent-252b117da49c0782","accepted":true,"seq":108}');
INSERT INTO "replies" VALUES('ben','intent-2de5b1ee3d8843b2','B-4XYWXGsN3uOt-T','{"id":"intent-2de5b1ee3d8843b2","accepted":true,"seq":114}');
INSERT INTO "replies" VALUES('ben','intent-357509cdc7c53557','2hGNfBpkDr6yONUx','{"id":"intent-357509cdc7c53557","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('ben','intent-391f2716ba261b27','B-4XYWXGsN3uOt-T','{"id":"intent-391f2716ba261b27","accepted":true,"seq":126}');
INSERT INTO "replies" VALUES('ben','intent-462ebfe4611519ff','B-4XYWXGsN3uOt-T','{"id":"intent-462ebfe4611519ff","accepted":true,"seq":41}');
INSERT INTO "replies" VALUES('ben','intent-49a646a43ae01a7e','B-4XYWXGsN3uOt-T','{"id":"intent-49a646a43ae01a7e","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('ben','intent-50e1e40ed64a6e16','B-4XYWXGsN3uOt-T','{"id":"intent-50e1e40ed64a6e16","accepted":true,"seq":130}');
INSERT INTO "replies" VALUES('ben','intent-521b11c49a9f70a8','2hGNfBpkDr6yONUx','{"id":"intent-521b11c49a9f70a8","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-5b44eeeb1715f33a','B-4XYWXGsN3uOt-T','{"id":"intent-5b44eeeb1715f33a","accepted":true,"seq":97}');
INSERT INTO "replies" VALUES('ben','intent-5be85ee7d11dd656','B-4XYWXGsN3uOt-T','{"id":"intent-5be85ee7d11dd656","accepted":true,"seq":67}');
INSERT INTO "replies" VALUES('ben','intent-5e6e7ef1cd977179','B-4XYWXGsN3uOt-T','{"id":"intent-5e6e7ef1cd977179","accepted":true,"seq":53}');
INSERT INTO "replies" VALUES('ben','intent-6324592de30c032e','B-4XYWXGsN3uOt-T','{"id":"intent-6324592de30c032e","accepted":true,"seq":38}');
INSERT INTO "replies" VALUES('ben','intent-66bb8507fce4658f','B-4XYWXGsN3uOt-T','{"id":"intent-66bb8507fce4658f","accepted":true,"seq":84}');
INSERT INTO "replies" VALUES('ben','intent-6a3ce5403c3e0f3e','B-4XYWXGsN3uOt-T','{"id":"intent-6a3ce5403c3e0f3e","accepted":true,"seq":55}');
INSERT INTO "replies" VALUES('ben','intent-6bff38ff75106ff8','B-4XYWXGsN3uOt-T','{"id":"intent-6bff38ff75106ff8","accepted":true,"seq":82}');
INSERT INTO "replies" VALUES('ben','intent-6ecb279b896088d5','2hGNfBpkDr6yONUx','{"id":"intent-6ecb279b896088d5","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('ben','intent-7030d354635a8f04','B-4XYWXGsN3uOt-T','{"id":"intent-7030d354635a8f04","accepted":true,"seq":124}');
INSERT INTO "replies" VALUES('ben','intent-753450d2e0907382','2hGNfBpkDr6yONUx','{"id":"intent-753450d2e0907382","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-7fdf6ac4789a80d4','2hGNfBpkDr6yONUx','{"id":"intent-7fdf6ac4789a80d4","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('ben','intent-8035597f0686f304','B-4XYWXGsN3uOt-T','{"id":"intent-8035597f0686f304","accepted":true,"seq":58}');
INSERT INTO "replies" VALUES('ben','intent-891e227f6dd5d6e1','2xJoDQUQaUbJnOCx','{"id":"intent-891e227f6dd5d6e1","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('ben','intent-899fcf94798361dc','B-4XYWXGsN3uOt-T','{"id":"intent-899fcf94798361dc","accepted":true,"seq":26}');
INSERT INTO "replies" VALUES('ben','intent-8d3dca7992e38cd1','B-4XYWXGsN3uOt-T','{"id":"intent-8d3dca7992e38cd1","accepted":true,"seq":71}');
INSERT INTO "replies" VALUES('ben','intent-8e7946f6f9d3224b','B-4XYWXGsN3uOt-T','{"id":"intent-8e7946f6f9d3224b","accepted":true,"seq":36}');
INSERT INTO "replies" VALUES('ben','intent-940aeea3f5695fde','2hGNfBpkDr6yONUx','{"id":"intent-940aeea3f5695fde","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('ben','intent-94293beac86b5df9','B-4XYWXGsN3uOt-T','{"id":"intent-94293beac86b5df9","accepted":true,"seq":73}');
INSERT INTO "replies" VALUES('ben','intent-9ba6ea53521557fe','B-4XYWXGsN3uOt-T','{"id":"intent-9ba6ea53521557fe","accepted":true,"seq":69}');
INSERT INTO "replies" VALUES('ben','intent-a184eaf416ec04c8','2hGNfBpkDr6yONUx','{"id":"intent-a184eaf416ec04c8","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('ben','intent-a242d67e20911750','B-4XYWXGsN3uOt-T','{"id":"intent-a242d67e20911750","accepted":true,"seq":109}');
INSERT INTO "replies" VALUES('ben','intent-a78ec977c8be79ea','B-4XYWXGsN3uOt-T','{"id":"intent-a78ec977c8be79ea","accepted":true,"seq":110}');
INSERT INTO "replies" VALUES('ben','intent-ade221aa89babbc9','B-4XYWXGsN3uOt-T','{"id":"intent-ade221aa89babbc9","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('ben','intent-afd8bfe27bdfd901','B-4XYWXGsN3uOt-T','{"id":"intent-afd8bfe27bdfd901","accepted":true,"seq":54}');
INSERT INTO "replies" VALUES('ben','intent-b1c9497d3d7d817b','B-4XYWXGsN3uOt-T','{"id":"intent-b1c9497d3d7d817b","accepted":true,"seq":94}');
INSERT INTO "replies" VALUES('ben','intent-b5b20e2c52f2e181','B-4XYWXGsN3uOt-T','{"id":"intent-b5b20e2c52f2e181","accepted":true,"seq":96}');
INSERT INTO "replies" VALUES('ben','intent-b8ce75616cc396d6','2hGNfBpkDr6yONUx','{"id":"intent-b8ce75616cc396d6","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-bcb0001cff1005c7','B-4XYWXGsN3uOt-T','{"id":"intent-bcb0001cff1005c7","accepted":true,"seq":93}');
INSERT INTO "replies" VALUES('ben','intent-bd086ae212ae2074','2hGNfBpkDr6yONUx','{"id":"intent-bd086ae212ae2074","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('ben','intent-c04797ea0375b853','2xJoDQUQaUbJnOCx','{"id":"intent-c04797ea0375b853","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-c1908d9cce4ebf4e','B-4XYWXGsN3uOt-T','{"id":"intent-c1908d9cce4ebf4e","accepted":true,"seq":111}');
INSERT INTO "replies" VALUES('ben','intent-c26f3ef8ffec573e','B-4XYWXGsN3uOt-T','{"id":"intent-c26f3ef8ffec573e","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-c3f2855f7c812211','B-4XYWXGsN3uOt-T','{"id":"intent-c3f2855f7c812211","accepted":true,"seq":70}');
INSERT INTO "replies" VALUES('ben','intent-cab8a3f5b760a644','B-4XYWXGsN3uOt-T','{"id":"intent-cab8a3f5b760a644","accepted":true,"seq":37}');
INSERT INTO "replies" VALUES('ben','intent-dcea095b6bc5c110','B-4XYWXGsN3uOt-T','{"id":"intent-dcea095b6bc5c110","accepted":true,"seq":107}');
INSERT INTO "replies" VALUES('ben','intent-e01205e77979b244','B-4XYWXGsN3uOt-T','{"id":"intent-e01205e77979b244","accepted":true,"seq":52}');
INSERT INTO "replies" VALUES('ben','intent-e1f12da6c8e154d1','B-4XYWXGsN3uOt-T','{"id":"intent-e1f12da6c8e154d1","accepted":true,"seq":127}');
INSERT INTO "replies" VALUES('ben','intent-e208a6ad0cc0274c','B-4XYWXGsN3uOt-T','{"id":"intent-e208a6ad0cc0274c","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-e71aeb4475e47d39','B-4XYWXGsN3uOt-T','{"id":"intent-e71aeb4475e47d39","accepted":true,"seq":99}');
INSERT INTO "replies" VALUES('ben','intent-ec250114b41e23d8','B-4XYWXGsN3uOt-T','{"id":"intent-ec250114b41e23d8","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-ec472a4503403193','B-4XYWXGsN3uOt-T','{"id":"intent-ec472a4503403193","accepted":true,"seq":24}');
INSERT INTO "replies" VALUES('ben','intent-ec66ee635bdad76b','B-4XYWXGsN3uOt-T','{"id":"intent-ec66ee635bdad76b","accepted":true,"seq":95}');
INSERT INTO "replies" VALUES('ben','intent-ed0173be2b1d6861','B-4XYWXGsN3uOt-T','{"id":"intent-ed0173be2b1d6861","accepted":true,"seq":68}');
INSERT INTO "replies" VALUES('ben','intent-ed55a8ff70583485','B-4XYWXGsN3uOt-T','{"id":"intent-ed55a8ff70583485","accepted":true,"seq":56}');
INSERT INTO "replies" VALUES('ben','intent-eda023a2c132e611','B-4XYWXGsN3uOt-T','{"id":"intent-eda023a2c132e611","accepted":true,"seq":123}');
CREATE TABLE result_seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	bot VARCHAR(20), 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "result_seats" VALUES('B-4XYWXGsN3uOt-T',0,'anna',NULL,2,-13);
INSERT INTO "result_seats" VALUES('B-4XYWXGsN3uOt-T',1,'ben',NULL,1,5);
INSERT INTO "result_seats" VALUES('U0teZBpJg7_faVIw',0,NULL,NULL,2,-13);
INSERT INTO "result_seats" VALUES('U0teZBpJg7_faVIw',1,NULL,NULL,1,5);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	ending VARCHAR(40) NOT NULL, 
	drawn BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "results" VALUES('B-4XYWXGsN3uOt-T','wuerfelkoenig',2,1000000,'penalties',0);
INSERT INTO "results" VALUES('U0teZBpJg7_faVIw','wuerfelkoenig',2,1000000,'penalties',0);
CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL, 
	evaluator VARCHAR(64) NOT NULL, 
	players TEXT NOT NULL, 
	steps BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "reviews" VALUES('B-4XYWXGsN3uOt-T','0000000000000000000000000000000000000000000000000000000000000000','[]',X'');
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
INSERT INTO "seats" VALUES('1NQo5uez9eSA9anw',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('1NQo5uez9eSA9anw',1,NULL,'Knight 2','','knight');
INSERT INTO "seats" VALUES('2hGNfBpkDr6yONUx',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('2hGNfBpkDr6yONUx',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('B-4XYWXGsN3uOt-T',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('B-4XYWXGsN3uOt-T',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('U0teZBpJg7_faVIw',0,NULL,'Anna','',NULL);
INSERT INTO "seats" VALUES('U0teZBpJg7_faVIw',1,NULL,'Ben','',NULL);
INSERT INTO "seats" VALUES('2xJoDQUQaUbJnOCx',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('2xJoDQUQaUbJnOCx',1,'ben','Ben','fox',NULL);
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
INSERT INTO "tables" VALUES('1NQo5uez9eSA9anw',X'DBD36DA1085BDC567D969AE6415957FFB19046C6E5AB9EE0CCA5923F8667FB28','anna','knatsch','private','open',1000000,1,0,NULL,3,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('2hGNfBpkDr6yONUx',X'5EB2CADE8EB1A466B099D9939AD2ECB02BE4485BA0E60C4AC5CD2FD9CD4FFD93','anna','brettspiel','private','closed',1000000,0,0,'agreed',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('B-4XYWXGsN3uOt-T',X'C0D018F59914E869BE5EB70B702D1CB42011B8F3BD10AB446E6E38E6E0BD51BF','anna','wuerfelkoenig','private','closed',1000000,0,0,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('U0teZBpJg7_faVIw',X'','anna','wuerfelkoenig','private','closed',1000000,0,1,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('2xJoDQUQaUbJnOCx',X'6443824F8FC6155E4A88292FE5A763800BB7F486A8BC21EB531C67402B7EEA97','anna','wuerfelland','private','running',1000000,1,0,NULL,2,3600,0,4600000,10);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX results_by_game ON results (game, ended);
CREATE INDEX ix_result_seats_player ON result_seats (player);
CREATE INDEX tables_by_host ON tables (host, status);
COMMIT;
