BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
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
INSERT INTO "early_moves" VALUES('7PoylMLJl4McHvM_',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('-O0TwPGNuxqYOBYK',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"4f5d96328b0e46cf97d8a1d502961abba69de14ff2ba17a22c665bf1ba400c68","rules":2,"dice":2,"material":"84309aecc11e345ad01f0c07d245db3db833562e8ebeff3ca60057546d7edfb7"}');
INSERT INTO "events" VALUES('-O0TwPGNuxqYOBYK',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('-O0TwPGNuxqYOBYK',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2"}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"treasures":5,"boards":["1A","2A"]},"absent":3600},"host":"anna","commitment":"0e87da7a36d0abeff5d4808dadb3218c370be2141687a6b8b242aa38d086ae85","rules":1,"dice":2,"material":"5745ca25d204ccb42876e28efca6a021264f7457a4194d227dd1c30bad91dcc9"}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[0,6],[3,6],[1,6],[1,6],[0,6],[5,6]],"text":"R R Y Y B A"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose B"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[5,6],[3,6],[4,6],[1,6],[4,6]],"text":"Y B O O A"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',9,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 3","picks":[[0,6],[3,6],[1,6],[5,6]],"text":"R Y B A"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',11,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 4","picks":[[0,6],[3,6],[3,6]],"text":"R B B"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"stop"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',14,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"pass"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 2 roll 1","picks":[[5,6],[0,6],[1,6],[3,6],[5,6],[4,6]],"text":"R Y B O A A"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',16,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"choose Y"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',17,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"stop"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',18,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"cross Y h4"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',19,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"cross B i4"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 3 roll 1","picks":[[0,6],[3,6],[3,6],[3,6],[3,6],[2,6]],"text":"R G B B B B"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',21,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose B"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',22,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 3 roll 2","picks":[[3,6],[0,6]],"text":"R B"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',24,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"stop"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',25,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"pass"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 4 roll 1","picks":[[2,6],[2,6],[1,6],[3,6],[2,6],[0,6]],"text":"R Y G G G B"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',27,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"choose Y"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',28,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"stop"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',29,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"cross Y h3"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',30,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"pass"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 5 roll 1","picks":[[4,6],[1,6],[0,6],[2,6],[0,6],[3,6]],"text":"R R Y G B O"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',32,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose R"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',33,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 5 roll 2","picks":[[1,6],[1,6],[0,6],[2,6]],"text":"R Y Y G"}}');
INSERT INTO "events" VALUES('7PoylMLJl4McHvM_',35,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"stop"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"77759bb5f9dba628747266ab0bdedc6d0f98b44746ffb5ced72d7bfbeafb7047","rules":1,"dice":2,"material":"dbcf72d806294baa4a0e1225f34b11c8283219f720310ab0e85738936c4ba62a"}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[9,12]],"text":"S1-10"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[3,12]],"text":"S2-04"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[2,12]],"text":"S3-03"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[6,12]],"text":"S4-07"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[9,12]],"text":"S5-10"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[2,6],[1,6],[5,6],[1,6],[0,6],[0,6]],"text":"R3 R6 G1 G1 G2 B2"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',12,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G1 G1 G2 B2"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[0,6]],"text":"R1"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',14,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G2"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[3,6],[2,6],[0,6],[2,6]],"text":"G1 G3 G4 B3"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',16,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 2","picks":[[8,11]],"text":"S1-09"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 tile 1","picks":[[21,28]],"text":"swamp"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',19,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"place B4"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[1,6],[1,6],[0,6],[4,6],[2,6],[2,6]],"text":"R1 G2 G2 B3 B3 B5"}}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',21,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',22,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('FkHmiDtOVle6IZ2E',23,1000000,'{"type":"closed","ending":"agreed","seed":"647c94dded449b40e19c19e2bbd25eeeadd068a502e54e3313cf2fd34e1cfa99"}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"2ab5f7cf435abbfb42d659a6b3b3389bcd6058c38d22a279b5fd125fb3364d5f","rules":1,"dice":1,"material":""}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',2,1000000,'{"type":"imported","head":"wuerfelreich 2\ngame \"wuerfelkoenig\"\nrules 1\nmaterial {\"sha256\":\"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca\"}\nseat {\"name\":\"P1\"}\nseat {\"name\":\"P2\"}\noptions {}\ndice {\"kind\":\"fair-2\",\"table\":\"WRmd1aWBhs27-qru\",\"commitment\":\"2ab5f7cf435abbfb42d659a6b3b3389bcd6058c38d22a279b5fd125fb3364d5f\",\"seed\":\"a3f0db482fd1f70dd698db4b623d5f9bed2592090efa9fd846fc8c00af678ff6\"}\n\n"}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',3,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',4,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[6,10]],"text":"-1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[30,40]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[30,39]],"text":"busy_fairy_1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[36,38]],"text":"dragon_2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[12,37]],"text":"grumpy_dwarf_8"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[7,36]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[5,6],[5,6],[4,6],[5,6],[1,6],[2,6]],"text":"R2 R6 B3 B5 B6 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',11,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R6 B5 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[5,6],[1,6]],"text":"R2 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',13,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[3,6],[1,6],[5,6],[4,6],[2,6],[0,6]],"text":"R4 R6 G1 G2 B3 B5"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',15,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 4"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[29,35]],"text":"busy_fairy_3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[2,6],[5,6],[4,6],[3,6],[1,6],[1,6]],"text":"R2 R2 R3 G4 B5 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',18,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G4 B5 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[1,6],[0,6]],"text":"R2 G1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',20,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G1 B5 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[0,6],[0,6]],"text":"R1 B1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',22,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[8,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[3,34]],"text":"arrogant_elf_2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[2,6],[1,6],[1,6],[0,6],[3,6],[1,6]],"text":"R1 R2 R3 G2 B2 B4"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',26,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[1,6],[3,6],[0,6],[2,6],[1,6]],"text":"R1 R2 R4 G2 B3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',28,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G2 B3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',29,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[5,6],[0,6],[5,6]],"text":"R1 R6 G6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',30,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[6,8]],"text":"-1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[17,33]],"text":"cuddly_orc_2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[2,6],[5,6],[5,6],[3,6],[1,6],[2,6]],"text":"R2 R3 R6 G4 B3 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',34,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R6 G4"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[4,6],[1,6],[2,6]],"text":"G2 G5 B3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',36,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R6 G5 B3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',37,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[3,6],[2,6]],"text":"R4 G3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',38,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',39,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[27,32]],"text":"busy_fairy_4"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[0,6],[5,6],[3,6],[2,6],[3,6],[1,6]],"text":"R2 G3 G4 B1 B4 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',41,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G3 G4 B4 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[0,6]],"text":"B1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',43,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G3 B4"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[2,6],[0,6],[2,6],[4,6]],"text":"R3 R5 G3 B1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',45,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[18,31]],"text":"cuddly_orc_4"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',47,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[3,6],[3,6],[4,6],[5,6],[5,6],[4,6]],"text":"R4 R4 R5 R6 G6 B5"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',48,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 B5"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[1,6],[4,6],[2,6],[4,6]],"text":"R5 G2 G3 G5"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',50,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[17,30]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[2,6],[2,6],[4,6],[5,6],[5,6],[0,6]],"text":"R3 R3 R6 G1 G6 B5"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',53,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[1,6],[2,6],[2,6],[0,6],[5,6]],"text":"R1 R3 G2 G3 G6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',55,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[5,6],[4,6],[0,6],[5,6],[1,6]],"text":"R1 R2 G5 G6 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',57,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[2,7]],"text":"-3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',59,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[4,29]],"text":"grumpy_dwarf_1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[5,6],[0,6],[0,6],[0,6],[2,6],[1,6]],"text":"R1 R1 R2 B1 B3 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',61,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[5,6],[0,6],[4,6],[1,6],[3,6]],"text":"B1 B2 B4 B5 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',63,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B1 B4 B5"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[2,6],[0,6],[0,6]],"text":"R1 R3 G1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',65,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[1,28]],"text":"rich_snob_2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',67,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[0,6],[3,6],[1,6],[5,6],[2,6],[5,6]],"text":"R4 R6 G6 B1 B2 B3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',68,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G6 B2 B3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[1,6],[3,6],[1,6]],"text":"R4 G2 B2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',70,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G2 G6 B2 B2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[4,6]],"text":"R5"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',72,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[5,6]],"text":"-1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',74,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[9,27]],"text":"crazy_gnome_2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[2,6],[1,6],[3,6],[3,6],[4,6],[0,6]],"text":"R3 R5 G1 G2 G4 G4"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',76,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R5 G1 G2 G4"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[0,6]],"text":"R1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',78,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3 R5 G1 G2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[2,6]],"text":"G3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',80,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[4,5]],"text":"-2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',82,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[6,26]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[0,6],[4,6],[0,6],[5,6],[4,6],[3,6]],"text":"R1 R5 R6 G5 B1 B4"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',84,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R6 B1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[5,6],[5,6],[0,6]],"text":"G1 G6 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',86,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G6 B1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[4,6],[0,6],[5,6],[1,6]],"text":"R1 R2 R6 G5"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',88,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[0,4]],"text":"-4"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',90,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[19,25]],"text":"talented_apprentice_1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[5,6],[3,6],[3,6],[4,6],[0,6],[5,6]],"text":"R4 G1 G4 G6 B5 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',92,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G4 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[4,6],[1,6],[3,6]],"text":"R2 B4 B5"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',94,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B5 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[4,6],[5,6],[4,6],[0,6]],"text":"R5 R6 G1 G5"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',96,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[3,24]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',98,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[4,6],[3,6],[4,6],[0,6],[1,6],[0,6]],"text":"R1 R2 R4 G1 G5 B5"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',99,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G1 G5"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[1,6],[3,6],[3,6]],"text":"G2 G4 B4"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',101,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',102,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[4,6],[2,6],[0,6],[3,6]],"text":"G1 G3 G5 B4"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',103,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 3 village"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',104,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[20,23]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[4,6],[5,6],[0,6],[2,6],[1,6],[0,6]],"text":"R1 R2 G1 G3 G5 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',106,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G1 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[2,6],[2,6],[0,6]],"text":"R3 G1 G3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',108,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 G1 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[1,6],[1,6],[5,6]],"text":"R6 G2 B2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',110,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',111,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 penalty","picks":[[1,3]],"text":"-2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[16,22]],"text":"odd_mushroom_goblin_2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',113,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[2,6],[2,6],[2,6],[5,6],[5,6],[2,6]],"text":"R3 R3 R6 G3 G6 B3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',114,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R3 R6 G3 G6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',115,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[4,6]],"text":"R5"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',116,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G3 G6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',117,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[4,6],[5,6],[5,6]],"text":"R6 G5 G6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',118,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',119,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 penalty","picks":[[0,2]],"text":"-3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',120,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 refill 5","picks":[[17,21]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',121,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 1","picks":[[4,6],[1,6],[3,6],[0,6],[5,6],[1,6]],"text":"R1 R2 G2 G4 G5 G6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',122,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R2 G4"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',123,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 2","picks":[[4,6],[5,6],[1,6]],"text":"R2 G5 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',124,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G4 B6"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',125,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 3","picks":[[0,6],[0,6],[4,6],[4,6]],"text":"R1 R5 R5 B1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',126,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',127,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 penalty","picks":[[0,1]],"text":"-2"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',128,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 refill 5","picks":[[18,20]],"text":"dragon_1"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',129,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 1","picks":[[2,6],[2,6],[0,6],[1,6],[2,6],[2,6]],"text":"R1 R3 R3 B2 B3 B3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',130,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3 B2 B3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',131,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 2","picks":[[4,6],[2,6]],"text":"G5 B3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',132,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',133,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 3","picks":[[1,6],[2,6],[5,6],[2,6],[4,6],[0,6]],"text":"R3 R5 R6 G1 G2 G3"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',134,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('GxtQI9iiQGEzFCRD',135,1000000,'{"type":"closed","ending":"finished","seed":"a3f0db482fd1f70dd698db4b623d5f9bed2592090efa9fd846fc8c00af678ff6"}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"2ab5f7cf435abbfb42d659a6b3b3389bcd6058c38d22a279b5fd125fb3364d5f","rules":1,"dice":2,"material":"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca"}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[1,2]],"text":"P2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[6,10]],"text":"-1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[30,40]],"text":"talented_apprentice_2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[30,39]],"text":"busy_fairy_1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[36,38]],"text":"dragon_2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[12,37]],"text":"grumpy_dwarf_8"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[7,36]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[5,6],[5,6],[4,6],[5,6],[1,6],[2,6]],"text":"R2 R6 B3 B5 B6 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',13,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R6 B5 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[5,6],[1,6]],"text":"R2 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',15,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep -"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[3,6],[1,6],[5,6],[4,6],[2,6],[0,6]],"text":"R4 R6 G1 G2 B3 B5"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',17,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 4"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[29,35]],"text":"busy_fairy_3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[2,6],[5,6],[4,6],[3,6],[1,6],[1,6]],"text":"R2 R2 R3 G4 B5 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',20,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G4 B5 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',21,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[1,6],[0,6]],"text":"R2 G1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',22,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 G1 B5 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',23,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[0,6],[0,6]],"text":"R1 B1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',24,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[8,9]],"text":"-1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[3,34]],"text":"arrogant_elf_2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[2,6],[1,6],[1,6],[0,6],[3,6],[1,6]],"text":"R1 R2 R3 G2 B2 B4"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',28,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',29,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[1,6],[3,6],[0,6],[2,6],[1,6]],"text":"R1 R2 R4 G2 B3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',30,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G2 B3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',31,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[5,6],[0,6],[5,6]],"text":"R1 R6 G6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',32,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[6,8]],"text":"-1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[17,33]],"text":"cuddly_orc_2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[2,6],[5,6],[5,6],[3,6],[1,6],[2,6]],"text":"R2 R3 R6 G4 B3 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',36,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R6 G4"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',37,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[4,6],[1,6],[2,6]],"text":"G2 G5 B3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',38,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R2 R6 G5 B3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',39,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[3,6],[2,6]],"text":"R4 G3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',40,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[27,32]],"text":"busy_fairy_4"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[0,6],[5,6],[3,6],[2,6],[3,6],[1,6]],"text":"R2 G3 G4 B1 B4 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',43,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G3 G4 B4 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[0,6]],"text":"B1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',45,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G3 B4"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[2,6],[0,6],[2,6],[4,6]],"text":"R3 R5 G3 B1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',47,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[18,31]],"text":"cuddly_orc_4"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[3,6],[3,6],[4,6],[5,6],[5,6],[4,6]],"text":"R4 R4 R5 R6 G6 B5"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',50,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 B5"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 2","picks":[[1,6],[4,6],[2,6],[4,6]],"text":"R5 G2 G3 G5"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',52,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',53,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[17,30]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[2,6],[2,6],[4,6],[5,6],[5,6],[0,6]],"text":"R3 R3 R6 G1 G6 B5"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',55,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[1,6],[2,6],[2,6],[0,6],[5,6]],"text":"R1 R3 G2 G3 G6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',57,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[5,6],[4,6],[0,6],[5,6],[1,6]],"text":"R1 R2 G5 G6 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',59,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[2,7]],"text":"-3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[4,29]],"text":"grumpy_dwarf_1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[5,6],[0,6],[0,6],[0,6],[2,6],[1,6]],"text":"R1 R1 R2 B1 B3 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',63,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[5,6],[0,6],[4,6],[1,6],[3,6]],"text":"B1 B2 B4 B5 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',65,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B1 B4 B5"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[2,6],[0,6],[0,6]],"text":"R1 R3 G1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',67,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[1,28]],"text":"rich_snob_2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[0,6],[3,6],[1,6],[5,6],[2,6],[5,6]],"text":"R4 R6 G6 B1 B2 B3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',70,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G6 B2 B3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[1,6],[3,6],[1,6]],"text":"R4 G2 B2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',72,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R4 G2 G6 B2 B2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[4,6]],"text":"R5"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',74,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[5,6]],"text":"-1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[9,27]],"text":"crazy_gnome_2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[2,6],[1,6],[3,6],[3,6],[4,6],[0,6]],"text":"R3 R5 G1 G2 G4 G4"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',78,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R5 G1 G2 G4"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[0,6]],"text":"R1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',80,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3 R5 G1 G2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[2,6]],"text":"G3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',82,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 penalty","picks":[[4,5]],"text":"-2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[6,26]],"text":"grumpy_dwarf_6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[0,6],[4,6],[0,6],[5,6],[4,6],[3,6]],"text":"R1 R5 R6 G5 B1 B4"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',86,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R6 B1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',87,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[5,6],[5,6],[0,6]],"text":"G1 G6 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',88,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G6 B1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',89,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[4,6],[0,6],[5,6],[1,6]],"text":"R1 R2 R6 G5"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',90,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 penalty","picks":[[0,4]],"text":"-4"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[19,25]],"text":"talented_apprentice_1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[5,6],[3,6],[3,6],[4,6],[0,6],[5,6]],"text":"R4 G1 G4 G6 B5 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',94,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 G4 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[4,6],[1,6],[3,6]],"text":"R2 B4 B5"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',96,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep B5 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[4,6],[5,6],[4,6],[0,6]],"text":"R5 R6 G1 G5"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',98,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[3,24]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[4,6],[3,6],[4,6],[0,6],[1,6],[0,6]],"text":"R1 R2 R4 G1 G5 B5"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',101,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G1 G5"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',102,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[1,6],[3,6],[3,6]],"text":"G2 G4 B4"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',103,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',104,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[4,6],[2,6],[0,6],[3,6]],"text":"G1 G3 G5 B4"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',105,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 3 village"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',106,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[20,23]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[4,6],[5,6],[0,6],[2,6],[1,6],[0,6]],"text":"R1 R2 G1 G3 G5 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',108,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G1 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',109,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[2,6],[2,6],[0,6]],"text":"R3 G1 G3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',110,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G1 G1 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',111,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[1,6],[1,6],[5,6]],"text":"R6 G2 B2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',112,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',113,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 penalty","picks":[[1,3]],"text":"-2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',114,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[16,22]],"text":"odd_mushroom_goblin_2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',115,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[2,6],[2,6],[2,6],[5,6],[5,6],[2,6]],"text":"R3 R3 R6 G3 G6 B3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',116,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R3 R6 G3 G6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',117,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[4,6]],"text":"R5"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',118,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G3 G6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',119,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[4,6],[5,6],[5,6]],"text":"R6 G5 G6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',120,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',121,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 penalty","picks":[[0,2]],"text":"-3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',122,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 refill 5","picks":[[17,21]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',123,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 1","picks":[[4,6],[1,6],[3,6],[0,6],[5,6],[1,6]],"text":"R1 R2 G2 G4 G5 G6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',124,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 R2 G4"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',125,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 2","picks":[[4,6],[5,6],[1,6]],"text":"R2 G5 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',126,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep G4 B6"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',127,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 roll 3","picks":[[0,6],[0,6],[4,6],[4,6]],"text":"R1 R5 R5 B1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',128,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',129,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 penalty","picks":[[0,1]],"text":"-2"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',130,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 16 refill 5","picks":[[18,20]],"text":"dragon_1"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',131,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 1","picks":[[2,6],[2,6],[0,6],[1,6],[2,6],[2,6]],"text":"R1 R3 R3 B2 B3 B3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',132,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R3 B2 B3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',133,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 2","picks":[[4,6],[2,6]],"text":"G5 B3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',134,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep -"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',135,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 17 roll 3","picks":[[1,6],[2,6],[5,6],[2,6],[4,6],[0,6]],"text":"R3 R5 R6 G1 G2 G3"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',136,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('WRmd1aWBhs27-qru',137,1000000,'{"type":"closed","ending":"finished","seed":"a3f0db482fd1f70dd698db4b623d5f9bed2592090efa9fd846fc8c00af678ff6"}');
CREATE TABLE heads (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	link BLOB NOT NULL, version INTEGER DEFAULT '0' NOT NULL, keeper INTEGER, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "heads" VALUES('-O0TwPGNuxqYOBYK',3,X'6BCD3180B1CB8E25AC216B401A9E2204F8F003FC2B0026021DB419FABB679ECE',2,NULL);
INSERT INTO "heads" VALUES('7PoylMLJl4McHvM_',35,X'1592D01EFE62AAC2A27698E70B465CFA469EA0F178C534B395F7FEF9E61643B0',35,NULL);
INSERT INTO "heads" VALUES('FkHmiDtOVle6IZ2E',23,X'2377D8DB0523392A637DFA0062DA8C1FD58F0CB31B504B06F95B77E5E9332DF0',13,NULL);
INSERT INTO "heads" VALUES('GxtQI9iiQGEzFCRD',135,X'3D28F7194498C8106C9780269A81E8360E67F6202610F00B9169BB9B4DC0D79C',0,NULL);
INSERT INTO "heads" VALUES('WRmd1aWBhs27-qru',137,X'35CACB7BAE03406943F980263B0C5CC2A4851005BB9D66A8615930B9B27D3CA5',103,NULL);
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
INSERT INTO "replies" VALUES('anna','intent-036f4fe3da7d16c7','7PoylMLJl4McHvM_','{"id":"intent-036f4fe3da7d16c7","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-0491d649d9b90f96','WRmd1aWBhs27-qru','{"id":"intent-0491d649d9b90f96","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('anna','intent-055e1f3668388fee','WRmd1aWBhs27-qru','{"id":"intent-055e1f3668388fee","accepted":true,"seq":118}');
INSERT INTO "replies" VALUES('anna','intent-060761b7619fce56','7PoylMLJl4McHvM_','{"id":"intent-060761b7619fce56","accepted":true,"seq":33}');
INSERT INTO "replies" VALUES('anna','intent-0a62ab5fd5975425','WRmd1aWBhs27-qru','{"id":"intent-0a62ab5fd5975425","accepted":true,"seq":37}');
INSERT INTO "replies" VALUES('anna','intent-0c71dbcb6cf80145','WRmd1aWBhs27-qru','{"id":"intent-0c71dbcb6cf80145","accepted":true,"seq":137}');
INSERT INTO "replies" VALUES('anna','intent-0f31e805ae708220','WRmd1aWBhs27-qru','{"id":"intent-0f31e805ae708220","accepted":true,"seq":119}');
INSERT INTO "replies" VALUES('anna','intent-1692a13849e4c9e3','WRmd1aWBhs27-qru','{"id":"intent-1692a13849e4c9e3","accepted":true,"seq":41}');
INSERT INTO "replies" VALUES('anna','intent-1947d17ebfc391ee','WRmd1aWBhs27-qru','{"id":"intent-1947d17ebfc391ee","accepted":true,"seq":95}');
INSERT INTO "replies" VALUES('anna','intent-19c99da969c45923','WRmd1aWBhs27-qru','{"id":"intent-19c99da969c45923","accepted":true,"seq":131}');
INSERT INTO "replies" VALUES('anna','intent-1c906e38fa21b191','WRmd1aWBhs27-qru','{"id":"intent-1c906e38fa21b191","accepted":true,"seq":99}');
INSERT INTO "replies" VALUES('anna','intent-1d86a959f994edd7','FkHmiDtOVle6IZ2E','{"id":"intent-1d86a959f994edd7","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-1fc79e08c908220c','7PoylMLJl4McHvM_','{"id":"intent-1fc79e08c908220c","accepted":true,"seq":32}');
INSERT INTO "replies" VALUES('anna','intent-1fe13357464a9213','7PoylMLJl4McHvM_','{"id":"intent-1fe13357464a9213","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-2366d4c0ea7c8296','WRmd1aWBhs27-qru','{"id":"intent-2366d4c0ea7c8296","accepted":true,"seq":63}');
INSERT INTO "replies" VALUES('anna','intent-253b9457b0776b76','7PoylMLJl4McHvM_','{"id":"intent-253b9457b0776b76","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-26187ef2a362ef8f','WRmd1aWBhs27-qru','{"id":"intent-26187ef2a362ef8f","accepted":true,"seq":78}');
INSERT INTO "replies" VALUES('anna','intent-2a6f25520c8a6659','7PoylMLJl4McHvM_','{"id":"intent-2a6f25520c8a6659","accepted":true,"seq":6}');
INSERT INTO "replies" VALUES('anna','intent-2cf59335d789e76a','WRmd1aWBhs27-qru','{"id":"intent-2cf59335d789e76a","accepted":true,"seq":49}');
INSERT INTO "replies" VALUES('anna','intent-3054e3d474ec0d9a','7PoylMLJl4McHvM_','{"id":"intent-3054e3d474ec0d9a","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-310d927ce3843fbb','WRmd1aWBhs27-qru','{"id":"intent-310d927ce3843fbb","accepted":true,"seq":106}');
INSERT INTO "replies" VALUES('anna','intent-321a7da7060d07c1','FkHmiDtOVle6IZ2E','{"id":"intent-321a7da7060d07c1","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-354a4a09cba1acf9','7PoylMLJl4McHvM_','{"id":"intent-354a4a09cba1acf9","accepted":true,"seq":7}');
INSERT INTO "replies" VALUES('anna','intent-3734fa4441c8785f','WRmd1aWBhs27-qru','{"id":"intent-3734fa4441c8785f","accepted":true,"seq":134}');
INSERT INTO "replies" VALUES('anna','intent-3d2b21136fd54aca','WRmd1aWBhs27-qru','{"id":"intent-3d2b21136fd54aca","accepted":true,"seq":68}');
INSERT INTO "replies" VALUES('anna','intent-44048fe1cd0dca95','FkHmiDtOVle6IZ2E','{"id":"intent-44048fe1cd0dca95","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-47fa122865a530d6','WRmd1aWBhs27-qru','{"id":"intent-47fa122865a530d6","accepted":true,"seq":101}');
INSERT INTO "replies" VALUES('anna','intent-48dce11c4feee9f7','WRmd1aWBhs27-qru','{"id":"intent-48dce11c4feee9f7","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-4a661e0fe6602fe2','WRmd1aWBhs27-qru','{"id":"intent-4a661e0fe6602fe2","accepted":true,"seq":38}');
INSERT INTO "replies" VALUES('anna','intent-4b43ad68b33b871f','WRmd1aWBhs27-qru','{"id":"intent-4b43ad68b33b871f","accepted":true,"seq":64}');
INSERT INTO "replies" VALUES('anna','intent-4f85df55d2c397b5','WRmd1aWBhs27-qru','{"id":"intent-4f85df55d2c397b5","accepted":true,"seq":102}');
INSERT INTO "replies" VALUES('anna','intent-5c484beba920bd62','WRmd1aWBhs27-qru','{"id":"intent-5c484beba920bd62","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-5cd218b169f3517c','WRmd1aWBhs27-qru','{"id":"intent-5cd218b169f3517c","accepted":true,"seq":79}');
INSERT INTO "replies" VALUES('anna','intent-63d7df8c22a0674f','WRmd1aWBhs27-qru','{"id":"intent-63d7df8c22a0674f","accepted":true,"seq":84}');
INSERT INTO "replies" VALUES('anna','intent-67d4d6d2305aee64','WRmd1aWBhs27-qru','{"id":"intent-67d4d6d2305aee64","accepted":true,"seq":116}');
INSERT INTO "replies" VALUES('anna','intent-6983479d02cdb588','WRmd1aWBhs27-qru','{"id":"intent-6983479d02cdb588","accepted":true,"seq":104}');
INSERT INTO "replies" VALUES('anna','intent-6a921849fb50f84c','7PoylMLJl4McHvM_','{"id":"intent-6a921849fb50f84c","accepted":true,"seq":9}');
INSERT INTO "replies" VALUES('anna','intent-6bb1339f3d2710ad','7PoylMLJl4McHvM_','{"id":"intent-6bb1339f3d2710ad","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('anna','intent-6cda1cea23336153','WRmd1aWBhs27-qru','{"id":"intent-6cda1cea23336153","accepted":true,"seq":53}');
INSERT INTO "replies" VALUES('anna','intent-6e16b1e8ab806637','WRmd1aWBhs27-qru','{"id":"intent-6e16b1e8ab806637","accepted":true,"seq":77}');
INSERT INTO "replies" VALUES('anna','intent-7354e7f0e24cdc95','WRmd1aWBhs27-qru','{"id":"intent-7354e7f0e24cdc95","accepted":true,"seq":36}');
INSERT INTO "replies" VALUES('anna','intent-741874b915055dab','WRmd1aWBhs27-qru','{"id":"intent-741874b915055dab","accepted":true,"seq":50}');
INSERT INTO "replies" VALUES('anna','intent-7de29124b626025a','7PoylMLJl4McHvM_','{"id":"intent-7de29124b626025a","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('anna','intent-819339eb3695bf8a','7PoylMLJl4McHvM_','{"id":"intent-819339eb3695bf8a","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('anna','intent-82abcbbff19d1afc','WRmd1aWBhs27-qru','{"id":"intent-82abcbbff19d1afc","accepted":true,"seq":94}');
INSERT INTO "replies" VALUES('anna','intent-8342d83500778a6e','7PoylMLJl4McHvM_','{"id":"intent-8342d83500778a6e","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-8457ce0796e6efcb','WRmd1aWBhs27-qru','{"id":"intent-8457ce0796e6efcb","accepted":true,"seq":96}');
INSERT INTO "replies" VALUES('anna','intent-8b5dceec22f4f192','WRmd1aWBhs27-qru','{"id":"intent-8b5dceec22f4f192","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('anna','intent-8eaf24b062b0964e','7PoylMLJl4McHvM_','{"id":"intent-8eaf24b062b0964e","accepted":true,"seq":5}');
INSERT INTO "replies" VALUES('anna','intent-92c8132e588b3707','7PoylMLJl4McHvM_','{"id":"intent-92c8132e588b3707","accepted":true,"seq":4}');
INSERT INTO "replies" VALUES('anna','intent-93241a29bbd5cd7a','FkHmiDtOVle6IZ2E','{"id":"intent-93241a29bbd5cd7a","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-938927016ada194e','WRmd1aWBhs27-qru','{"id":"intent-938927016ada194e","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('anna','intent-96ef4b530aa2f6b6','WRmd1aWBhs27-qru','{"id":"intent-96ef4b530aa2f6b6","accepted":true,"seq":65}');
INSERT INTO "replies" VALUES('anna','intent-993f970c82891094','WRmd1aWBhs27-qru','{"id":"intent-993f970c82891094","accepted":true,"seq":100}');
INSERT INTO "replies" VALUES('anna','intent-a0bb7bcea48adf31','WRmd1aWBhs27-qru','{"id":"intent-a0bb7bcea48adf31","accepted":true,"seq":81}');
INSERT INTO "replies" VALUES('anna','intent-a1dbfcb46fce84c1','WRmd1aWBhs27-qru','{"id":"intent-a1dbfcb46fce84c1","accepted":true,"seq":133}');
INSERT INTO "replies" VALUES('anna','intent-a2e3d23ea282d1e3','WRmd1aWBhs27-qru','{"id":"intent-a2e3d23ea282d1e3","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-a81a664fcc9f2589','WRmd1aWBhs27-qru','{"id":"intent-a81a664fcc9f2589","accepted":true,"seq":62}');
INSERT INTO "replies" VALUES('anna','intent-a82e5531ee382923','WRmd1aWBhs27-qru','{"id":"intent-a82e5531ee382923","accepted":true,"seq":93}');
INSERT INTO "replies" VALUES('anna','intent-acab890b70e63cfb','WRmd1aWBhs27-qru','{"id":"intent-acab890b70e63cfb","accepted":true,"seq":26}');
INSERT INTO "replies" VALUES('anna','intent-aedf90d091a41bb9','WRmd1aWBhs27-qru','{"id":"intent-aedf90d091a41bb9","accepted":true,"seq":51}');
INSERT INTO "replies" VALUES('anna','intent-b182413ffc2e11fc','7PoylMLJl4McHvM_','{"id":"intent-b182413ffc2e11fc","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-bd20402fe63f4053','WRmd1aWBhs27-qru','{"id":"intent-bd20402fe63f4053","accepted":true,"seq":135}');
INSERT INTO "replies" VALUES('anna','intent-c0e1edcb3e2ef5c9','7PoylMLJl4McHvM_','{"id":"intent-c0e1edcb3e2ef5c9","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('anna','intent-c5b081ecc429b54d','WRmd1aWBhs27-qru','{"id":"intent-c5b081ecc429b54d","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('anna','intent-c8c07a7c2a7479b6','7PoylMLJl4McHvM_','{"id":"intent-c8c07a7c2a7479b6","accepted":true,"seq":34}');
INSERT INTO "replies" VALUES('anna','intent-cacac0f09583b42f','FkHmiDtOVle6IZ2E','{"id":"intent-cacac0f09583b42f","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-cb2579db83e9c764','WRmd1aWBhs27-qru','{"id":"intent-cb2579db83e9c764","accepted":true,"seq":66}');
INSERT INTO "replies" VALUES('anna','intent-cb3b41a5dfd67e64','7PoylMLJl4McHvM_','{"id":"intent-cb3b41a5dfd67e64","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('anna','intent-cc208460c9624ec9','FkHmiDtOVle6IZ2E','{"id":"intent-cc208460c9624ec9","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-cd9e18cbd082e6b1','WRmd1aWBhs27-qru','{"id":"intent-cd9e18cbd082e6b1","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-d3b5e7b2a238fff6','WRmd1aWBhs27-qru','{"id":"intent-d3b5e7b2a238fff6","accepted":true,"seq":39}');
INSERT INTO "replies" VALUES('anna','intent-d3c8ef77777aa738','WRmd1aWBhs27-qru','{"id":"intent-d3c8ef77777aa738","accepted":true,"seq":117}');
INSERT INTO "replies" VALUES('anna','intent-d8fa651d99e0b7e1','7PoylMLJl4McHvM_','{"id":"intent-d8fa651d99e0b7e1","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('anna','intent-dac0198c386fecdb','7PoylMLJl4McHvM_','{"id":"intent-dac0198c386fecdb","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-e2f7c9aea11f3167','7PoylMLJl4McHvM_','{"id":"intent-e2f7c9aea11f3167","accepted":true,"seq":24}');
INSERT INTO "replies" VALUES('anna','intent-e406d1eed100a477','WRmd1aWBhs27-qru','{"id":"intent-e406d1eed100a477","accepted":true,"seq":122}');
INSERT INTO "replies" VALUES('anna','intent-e6160b4940b18a56','FkHmiDtOVle6IZ2E','{"id":"intent-e6160b4940b18a56","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-e633685b75388b82','FkHmiDtOVle6IZ2E','{"id":"intent-e633685b75388b82","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('anna','intent-e76290b22207cf20','WRmd1aWBhs27-qru','{"id":"intent-e76290b22207cf20","accepted":true,"seq":80}');
INSERT INTO "replies" VALUES('anna','intent-e90cb4f88efe5879','FkHmiDtOVle6IZ2E','{"id":"intent-e90cb4f88efe5879","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-ecda971d178d7d00','WRmd1aWBhs27-qru','{"id":"intent-ecda971d178d7d00","accepted":true,"seq":132}');
INSERT INTO "replies" VALUES('anna','intent-ecf080c7d99535f7','WRmd1aWBhs27-qru','{"id":"intent-ecf080c7d99535f7","accepted":true,"seq":115}');
INSERT INTO "replies" VALUES('anna','intent-efb79939b95059f7','WRmd1aWBhs27-qru','{"id":"intent-efb79939b95059f7","accepted":true,"seq":103}');
INSERT INTO "replies" VALUES('anna','intent-f4e230c2cf059407','-O0TwPGNuxqYOBYK','{"id":"intent-f4e230c2cf059407","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('anna','intent-f7b6fa0aeca8c1fe','7PoylMLJl4McHvM_','{"id":"intent-f7b6fa0aeca8c1fe","accepted":true,"seq":31}');
INSERT INTO "replies" VALUES('anna','intent-f8daae62b42a7724','FkHmiDtOVle6IZ2E','{"id":"intent-f8daae62b42a7724","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-fcc98107919793d0','WRmd1aWBhs27-qru','{"id":"intent-fcc98107919793d0","accepted":true,"seq":97}');
INSERT INTO "replies" VALUES('anna','known','-O0TwPGNuxqYOBYK','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('ben','intent-0864f5b1406f8853','7PoylMLJl4McHvM_','{"id":"intent-0864f5b1406f8853","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-0a66c44f70e0cf0d','WRmd1aWBhs27-qru','{"id":"intent-0a66c44f70e0cf0d","accepted":true,"seq":70}');
INSERT INTO "replies" VALUES('ben','intent-103c4ba99f0e4d21','WRmd1aWBhs27-qru','{"id":"intent-103c4ba99f0e4d21","accepted":true,"seq":54}');
INSERT INTO "replies" VALUES('ben','intent-10681ee75775362f','WRmd1aWBhs27-qru','{"id":"intent-10681ee75775362f","accepted":true,"seq":61}');
INSERT INTO "replies" VALUES('ben','intent-17bcc5e635eb398d','WRmd1aWBhs27-qru','{"id":"intent-17bcc5e635eb398d","accepted":true,"seq":126}');
INSERT INTO "replies" VALUES('ben','intent-1b5091635b9e955e','7PoylMLJl4McHvM_','{"id":"intent-1b5091635b9e955e","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('ben','intent-1c2ac40a2f754571','WRmd1aWBhs27-qru','{"id":"intent-1c2ac40a2f754571","accepted":true,"seq":55}');
INSERT INTO "replies" VALUES('ben','intent-1e64ae5cecb9ce4e','7PoylMLJl4McHvM_','{"id":"intent-1e64ae5cecb9ce4e","accepted":true,"seq":25}');
INSERT INTO "replies" VALUES('ben','intent-2a648cd0964fed8a','7PoylMLJl4McHvM_','{"id":"intent-2a648cd0964fed8a","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('ben','intent-2e4a1c36bf120526','WRmd1aWBhs27-qru','{"id":"intent-2e4a1c36bf120526","accepted":true,"seq":88}');
INSERT INTO "replies" VALUES('ben','intent-309b4c95bf5733f6','WRmd1aWBhs27-qru','{"id":"intent-309b4c95bf5733f6","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('ben','intent-326c643396da4ec1','WRmd1aWBhs27-qru','{"id":"intent-326c643396da4ec1","accepted":true,"seq":86}');
INSERT INTO "replies" VALUES('ben','intent-37886581114b2ef5','WRmd1aWBhs27-qru','{"id":"intent-37886581114b2ef5","accepted":true,"seq":56}');
INSERT INTO "replies" VALUES('ben','intent-38177dd0a9492a49','WRmd1aWBhs27-qru','{"id":"intent-38177dd0a9492a49","accepted":true,"seq":72}');
INSERT INTO "replies" VALUES('ben','intent-3c8c0c223d71b62e','WRmd1aWBhs27-qru','{"id":"intent-3c8c0c223d71b62e","accepted":true,"seq":127}');
INSERT INTO "replies" VALUES('ben','intent-3dba6861f57d4742','WRmd1aWBhs27-qru','{"id":"intent-3dba6861f57d4742","accepted":true,"seq":85}');
INSERT INTO "replies" VALUES('ben','intent-3e9509d9f6e7ddab','WRmd1aWBhs27-qru','{"id":"intent-3e9509d9f6e7ddab","accepted":true,"seq":111}');
INSERT INTO "replies" VALUES('ben','intent-400c376cb79483a6','WRmd1aWBhs27-qru','{"id":"intent-400c376cb79483a6","accepted":true,"seq":124}');
INSERT INTO "replies" VALUES('ben','intent-41cf2ba68756e11d','WRmd1aWBhs27-qru','{"id":"intent-41cf2ba68756e11d","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('ben','intent-451107503e8e62da','WRmd1aWBhs27-qru','{"id":"intent-451107503e8e62da","accepted":true,"seq":76}');
INSERT INTO "replies" VALUES('ben','intent-47c9f84f1a77bd1f','WRmd1aWBhs27-qru','{"id":"intent-47c9f84f1a77bd1f","accepted":true,"seq":71}');
INSERT INTO "replies" VALUES('ben','intent-4a941b26511afaa8','WRmd1aWBhs27-qru','{"id":"intent-4a941b26511afaa8","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-537e63c57783a7f2','WRmd1aWBhs27-qru','{"id":"intent-537e63c57783a7f2","accepted":true,"seq":130}');
INSERT INTO "replies" VALUES('ben','intent-5c6e9adc62fe29c3','WRmd1aWBhs27-qru','{"id":"intent-5c6e9adc62fe29c3","accepted":true,"seq":107}');
INSERT INTO "replies" VALUES('ben','intent-5e60524bdaffdc37','WRmd1aWBhs27-qru','{"id":"intent-5e60524bdaffdc37","accepted":true,"seq":73}');
INSERT INTO "replies" VALUES('ben','intent-6a9ba9245857517c','WRmd1aWBhs27-qru','{"id":"intent-6a9ba9245857517c","accepted":true,"seq":45}');
INSERT INTO "replies" VALUES('ben','intent-6b386ba9365ad283','7PoylMLJl4McHvM_','{"id":"intent-6b386ba9365ad283","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('ben','intent-7815344cf3a5dff0','WRmd1aWBhs27-qru','{"id":"intent-7815344cf3a5dff0","accepted":true,"seq":110}');
INSERT INTO "replies" VALUES('ben','intent-7a97bfe7eab63f63','WRmd1aWBhs27-qru','{"id":"intent-7a97bfe7eab63f63","accepted":true,"seq":114}');
INSERT INTO "replies" VALUES('ben','intent-7c8193a568461ae0','7PoylMLJl4McHvM_','{"id":"intent-7c8193a568461ae0","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('ben','intent-875144a4898f727f','FkHmiDtOVle6IZ2E','{"id":"intent-875144a4898f727f","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-8855f36b1bf35a4d','WRmd1aWBhs27-qru','{"id":"intent-8855f36b1bf35a4d","accepted":true,"seq":48}');
INSERT INTO "replies" VALUES('ben','intent-8b28f9ca4f9ec676','7PoylMLJl4McHvM_','{"id":"intent-8b28f9ca4f9ec676","accepted":true,"seq":26}');
INSERT INTO "replies" VALUES('ben','intent-8d4eb059aa0df96b','WRmd1aWBhs27-qru','{"id":"intent-8d4eb059aa0df96b","accepted":true,"seq":87}');
INSERT INTO "replies" VALUES('ben','intent-8fecf0469e20b8f3','WRmd1aWBhs27-qru','{"id":"intent-8fecf0469e20b8f3","accepted":true,"seq":44}');
INSERT INTO "replies" VALUES('ben','intent-900a612a3a910c96','7PoylMLJl4McHvM_','{"id":"intent-900a612a3a910c96","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('ben','intent-90eb97002f168549','WRmd1aWBhs27-qru','{"id":"intent-90eb97002f168549","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('ben','intent-97a1fb052d0a4b36','WRmd1aWBhs27-qru','{"id":"intent-97a1fb052d0a4b36","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('ben','intent-9a4f4b166542f54a','WRmd1aWBhs27-qru','{"id":"intent-9a4f4b166542f54a","accepted":true,"seq":57}');
INSERT INTO "replies" VALUES('ben','intent-9d0bbb559af07f78','WRmd1aWBhs27-qru','{"id":"intent-9d0bbb559af07f78","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('ben','intent-9d3905f96f95b2cc','WRmd1aWBhs27-qru','{"id":"intent-9d3905f96f95b2cc","accepted":true,"seq":58}');
INSERT INTO "replies" VALUES('ben','intent-9ddc0c298c082dfc','FkHmiDtOVle6IZ2E','{"id":"intent-9ddc0c298c082dfc","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-abd91a624045117f','WRmd1aWBhs27-qru','{"id":"intent-abd91a624045117f","accepted":true,"seq":123}');
INSERT INTO "replies" VALUES('ben','intent-acfddd0e110775e7','WRmd1aWBhs27-qru','{"id":"intent-acfddd0e110775e7","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('ben','intent-ad99e9cd55d64e55','7PoylMLJl4McHvM_','{"id":"intent-ad99e9cd55d64e55","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('ben','intent-af848932d1644da1','WRmd1aWBhs27-qru','{"id":"intent-af848932d1644da1","accepted":true,"seq":109}');
INSERT INTO "replies" VALUES('ben','intent-b2155781ce3a0eea','WRmd1aWBhs27-qru','{"id":"intent-b2155781ce3a0eea","accepted":true,"seq":43}');
INSERT INTO "replies" VALUES('ben','intent-b7e8b2860e91659c','WRmd1aWBhs27-qru','{"id":"intent-b7e8b2860e91659c","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('ben','intent-b8dbc7ad3a04adb9','WRmd1aWBhs27-qru','{"id":"intent-b8dbc7ad3a04adb9","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('ben','intent-baaa001e9b126fed','WRmd1aWBhs27-qru','{"id":"intent-baaa001e9b126fed","accepted":true,"seq":108}');
INSERT INTO "replies" VALUES('ben','intent-d0e557c3ad33c850','WRmd1aWBhs27-qru','{"id":"intent-d0e557c3ad33c850","accepted":true,"seq":46}');
INSERT INTO "replies" VALUES('ben','intent-d117fa491cda5447','WRmd1aWBhs27-qru','{"id":"intent-d117fa491cda5447","accepted":true,"seq":42}');
INSERT INTO "replies" VALUES('ben','intent-db21f3e78f9ae7b0','FkHmiDtOVle6IZ2E','{"id":"intent-db21f3e78f9ae7b0","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-de3bff647764a73f','WRmd1aWBhs27-qru','{"id":"intent-de3bff647764a73f","accepted":true,"seq":125}');
INSERT INTO "replies" VALUES('ben','intent-e12e8879bab0902b','7PoylMLJl4McHvM_','{"id":"intent-e12e8879bab0902b","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('ben','intent-e32cdee3f66a859e','WRmd1aWBhs27-qru','{"id":"intent-e32cdee3f66a859e","accepted":true,"seq":92}');
INSERT INTO "replies" VALUES('ben','intent-e839bc0dc8a2b5fd','WRmd1aWBhs27-qru','{"id":"intent-e839bc0dc8a2b5fd","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('ben','intent-e8a54b87ca7cd6b4','WRmd1aWBhs27-qru','{"id":"intent-e8a54b87ca7cd6b4","accepted":true,"seq":34}');
INSERT INTO "replies" VALUES('ben','intent-eb9aa8a831050020','WRmd1aWBhs27-qru','{"id":"intent-eb9aa8a831050020","accepted":true,"seq":31}');
INSERT INTO "replies" VALUES('ben','intent-f7f188b68ed1da5e','7PoylMLJl4McHvM_','{"id":"intent-f7f188b68ed1da5e","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('ben','intent-f87a16f610e96c67','WRmd1aWBhs27-qru','{"id":"intent-f87a16f610e96c67","accepted":true,"seq":89}');
INSERT INTO "replies" VALUES('ben','intent-f9831b29701dc270','WRmd1aWBhs27-qru','{"id":"intent-f9831b29701dc270","accepted":true,"seq":69}');
INSERT INTO "replies" VALUES('ben','intent-fb0731ab353e9695','7PoylMLJl4McHvM_','{"id":"intent-fb0731ab353e9695","accepted":true,"seq":17}');
INSERT INTO "replies" VALUES('ben','intent-fb6cd450aac9147e','WRmd1aWBhs27-qru','{"id":"intent-fb6cd450aac9147e","accepted":true,"seq":18}');
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
INSERT INTO "result_seats" VALUES('WRmd1aWBhs27-qru',0,'anna',NULL,1,8);
INSERT INTO "result_seats" VALUES('WRmd1aWBhs27-qru',1,'ben',NULL,2,-11);
INSERT INTO "result_seats" VALUES('GxtQI9iiQGEzFCRD',0,NULL,NULL,1,8);
INSERT INTO "result_seats" VALUES('GxtQI9iiQGEzFCRD',1,NULL,NULL,2,-11);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	ending VARCHAR(40) NOT NULL, 
	drawn BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "results" VALUES('WRmd1aWBhs27-qru','wuerfelkoenig',2,1000000,'penalties',0);
INSERT INTO "results" VALUES('GxtQI9iiQGEzFCRD','wuerfelkoenig',2,1000000,'penalties',0);
CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL, 
	evaluator VARCHAR(64) NOT NULL, 
	players TEXT NOT NULL, 
	steps BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "reviews" VALUES('WRmd1aWBhs27-qru','0000000000000000000000000000000000000000000000000000000000000000','[]',X'');
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
INSERT INTO "seats" VALUES('-O0TwPGNuxqYOBYK',0,'anna','Anna','fox',NULL,0);
INSERT INTO "seats" VALUES('-O0TwPGNuxqYOBYK',1,NULL,'Knight 2','','knight',0);
INSERT INTO "seats" VALUES('FkHmiDtOVle6IZ2E',0,'anna','Anna','fox',NULL,0);
INSERT INTO "seats" VALUES('FkHmiDtOVle6IZ2E',1,'ben','Ben','fox',NULL,0);
INSERT INTO "seats" VALUES('WRmd1aWBhs27-qru',0,'anna','Anna','fox',NULL,0);
INSERT INTO "seats" VALUES('WRmd1aWBhs27-qru',1,'ben','Ben','fox',NULL,0);
INSERT INTO "seats" VALUES('GxtQI9iiQGEzFCRD',0,NULL,'Anna','',NULL,0);
INSERT INTO "seats" VALUES('GxtQI9iiQGEzFCRD',1,NULL,'Ben','',NULL,0);
INSERT INTO "seats" VALUES('7PoylMLJl4McHvM_',0,'anna','Anna','fox',NULL,0);
INSERT INTO "seats" VALUES('7PoylMLJl4McHvM_',1,'ben','Ben','fox',NULL,0);
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
INSERT INTO "tables" VALUES('-O0TwPGNuxqYOBYK',X'62235BFFC1B80AA148B8EA265A4CEEDA223EEC0489FF88B829AA27845EA097D2','anna','knatsch','private','open',1000000,1,0,NULL,3,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('FkHmiDtOVle6IZ2E',X'647C94DDED449B40E19C19E2BBD25EEEADD068A502E54E3313CF2FD34E1CFA99','anna','brettspiel','private','closed',1000000,0,0,'agreed',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('WRmd1aWBhs27-qru',X'A3F0DB482FD1F70DD698DB4B623D5F9BED2592090EFA9FD846FC8C00AF678FF6','anna','wuerfelkoenig','private','closed',1000000,0,0,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('GxtQI9iiQGEzFCRD',X'','anna','wuerfelkoenig','private','closed',1000000,0,1,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('7PoylMLJl4McHvM_',X'1B7A8E2120A2258C461697683AC9DCFDC3EA2CE8187365979044620FEC6EE23C','anna','wuerfelland','private','running',1000000,1,0,NULL,2,3600,0,4600000,35);
CREATE TABLE tallies (
	table_id VARCHAR(32) NOT NULL, 
	whole BOOLEAN NOT NULL, 
	turns INTEGER NOT NULL, 
	first INTEGER, 
	seats TEXT NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "tallies" VALUES('WRmd1aWBhs27-qru',1,17,1,'[{"rolled":[18,14,22,15,19,15],"taken":{"wk-arrogant_elf":1,"wk-busy_fairy":1,"wk-grumpy_dwarf":1,"wk-talented_apprentice":1,"wk-crazy_gnome":1}},{"rolled":[21,21,15,9,14,23],"taken":{"wk-busy_fairy":1,"wk-cuddly_orc":1}}]');
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
COMMIT;
