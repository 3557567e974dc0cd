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
INSERT INTO "early_moves" VALUES('t_oJLWM_okph31i1',1,'pass');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	event TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',1,1000000,'{"type":"created","settings":{"game":"brettspiel","seats":2,"options":{}},"host":"anna","commitment":"07096b2493eb9848c22db0f32bef44072ebaaa46427af42190f57b76c6320032","rules":1,"dice":2,"material":"dbcf72d806294baa4a0e1225f34b11c8283219f720310ab0e85738936c4ba62a"}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 1 card 1","picks":[[6,12]],"text":"S1-07"}}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 2 card 1","picks":[[3,12]],"text":"S2-04"}}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 1","picks":[[3,12]],"text":"S3-04"}}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 4 card 1","picks":[[1,12]],"text":"S4-02"}}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 5 card 1","picks":[[4,12]],"text":"S5-05"}}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[5,6],[1,6],[5,6],[4,6],[0,6],[5,6]],"text":"R6 G1 G2 G6 B5 B6"}}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',12,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 G2 G6 B5"}}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[3,6],[0,6]],"text":"R4 G1"}}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',14,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4 R6 G2 G6 B5"}}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',15,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[5,6]],"text":"G6"}}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',16,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"alarm 3"}}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"stack 3 card 2","picks":[[9,11]],"text":"S3-11"}}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 tile 1","picks":[[16,28]],"text":"coast"}}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',19,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"place A10"}}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[0,6],[5,6],[1,6],[1,6],[4,6],[3,6]],"text":"R5 B1 B2 B2 B4 B6"}}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',21,1000000,'{"type":"asked","seat":0,"question":"end"}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',22,1000000,'{"type":"answered","seat":1,"yes":true}');
INSERT INTO "events" VALUES('4uvTWBNHngcLNq56',23,1000000,'{"type":"closed","ending":"agreed","seed":"480580ed5d0cfd7713adff02b81aa8bf804cabef4da3d9ed7bdadd4558c80ebb"}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"669d7283f29010796b87690fbc4bcbb25ce9f8f25445b3f4ea12c097e8d272db","rules":1,"dice":2,"material":"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca"}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[6,10]],"text":"-1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[21,40]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[23,39]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[4,38]],"text":"arrogant_elf_3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[1,37]],"text":"rich_snob_2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',11,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[31,36]],"text":"busy_fairy_5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[5,6],[2,6],[2,6],[4,6],[1,6],[2,6]],"text":"R2 R3 G3 B3 B5 B6"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G3 B3 B5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[2,6],[0,6]],"text":"R3 G1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 B5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[1,6],[5,6],[1,6],[3,6]],"text":"R2 R6 G2 B4"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',17,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 penalty","picks":[[2,9]],"text":"-3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[4,35]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[4,6],[1,6],[1,6],[5,6],[1,6],[0,6]],"text":"R2 R6 G1 G2 G5 B2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',21,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G1 G2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[4,6],[1,6],[0,6]],"text":"G1 G5 B2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',23,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G1 G1 G5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[2,6],[1,6]],"text":"R3 B2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',25,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[2,8]],"text":"-2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',27,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[0,34]],"text":"rich_snob_1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[2,6],[2,6],[1,6],[2,6],[1,6],[1,6]],"text":"R2 R2 R3 R3 G3 B2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',29,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[1,6],[2,6],[5,6],[5,6]],"text":"G3 G6 G6 B2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',31,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G6 G6"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[2,6],[1,6],[2,6],[0,6]],"text":"R1 R3 G2 G3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',33,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[3,7]],"text":"-2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',35,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[7,33]],"text":"grumpy_dwarf_7"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[4,6],[4,6],[0,6],[2,6],[0,6],[1,6]],"text":"R1 R2 G1 G3 G5 G5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',37,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G1 G3 G5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[4,6],[3,6]],"text":"G4 G5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',39,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G1 G3 G4"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[2,6],[1,6]],"text":"R3 G2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',41,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[5,6]],"text":"-1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',43,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[12,32]],"text":"crazy_gnome_5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[4,6],[2,6],[2,6],[2,6],[2,6],[0,6]],"text":"R3 G1 G3 G3 G5 B3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',45,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G1 G3 G3 G5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[4,6]],"text":"R5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',47,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 G1 G3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[0,6],[4,6],[5,6]],"text":"R6 G5 B1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',49,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 penalty","picks":[[3,5]],"text":"-1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',51,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[18,31]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[4,6],[0,6],[2,6],[5,6],[0,6],[2,6]],"text":"R6 G1 G3 G5 B1 B3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',53,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 penalty","picks":[[3,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',55,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[23,30]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[3,6],[1,6],[4,6],[4,6],[4,6],[3,6]],"text":"R4 R5 G2 B4 B5 B5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',57,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[3,6],[2,6],[3,6],[2,6],[4,6]],"text":"R4 R5 G3 G4 B3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',59,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[0,6],[3,6],[5,6],[4,6],[2,6]],"text":"R5 R6 G4 B1 B3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',61,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[1,3]],"text":"-3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',63,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[27,29]],"text":"dragon_2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[2,6],[4,6],[0,6],[0,6],[1,6],[3,6]],"text":"R1 R1 R2 R3 G5 B4"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',65,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B4"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[2,6],[1,6],[1,6],[5,6],[1,6]],"text":"R2 R3 R6 G2 B2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',67,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G2 B2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[0,6],[5,6],[5,6]],"text":"R6 G6 B1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',69,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',70,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[10,28]],"text":"crazy_gnome_3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[3,6],[1,6],[1,6],[0,6],[2,6],[2,6]],"text":"R1 R4 G2 B2 B3 B3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',72,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G2 B2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[1,6],[2,6],[3,6]],"text":"G2 B3 B4"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',74,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G2 G2 B2 B3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[5,6]],"text":"G6"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',76,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[0,2]],"text":"-4"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',78,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[10,27]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[5,6],[4,6],[2,6],[5,6],[1,6],[4,6]],"text":"R2 R5 R6 G3 G5 B6"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',80,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R5 R6 G5 B6"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[3,6]],"text":"G4"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',82,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R5 R6 G4 G5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[5,6]],"text":"B6"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',84,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3 to P1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',85,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[11,26]],"text":"cuddly_orc_1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[2,6],[0,6],[2,6],[3,6],[5,6],[5,6]],"text":"R3 G3 G4 G6 G6 B1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',87,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',88,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[4,6],[0,6],[0,6],[3,6],[3,6]],"text":"R1 R1 G5 B4 B4"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',89,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R1 R3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',90,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[5,6],[4,6],[3,6]],"text":"R5 B4 B6"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',91,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',92,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[8,25]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[1,6],[3,6],[4,6],[1,6],[0,6],[1,6]],"text":"R2 R4 G1 G2 B2 B5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',94,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R4 G1 B2 B5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[2,6]],"text":"R3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',96,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R4 B5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[4,6],[4,6],[5,6]],"text":"G5 G6 B5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',98,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 penalty","picks":[[0,1]],"text":"-2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',100,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[21,24]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[5,6],[0,6],[4,6],[5,6],[5,6],[5,6]],"text":"R6 G6 G6 B1 B5 B6"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',102,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 G6"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[0,6],[1,6],[0,6],[4,6]],"text":"R1 R5 G2 B1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',104,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G2 G6"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[2,6],[4,6],[5,6]],"text":"R3 G6 B5"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',106,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',107,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[3,23]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',108,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[0,6],[1,6],[1,6],[0,6],[1,6],[3,6]],"text":"R1 R2 G2 B1 B2 B4"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',109,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G2 B2"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[5,6],[4,6],[2,6]],"text":"R5 B3 B6"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',111,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G2 B6"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[5,6],[1,6],[0,6]],"text":"R2 R6 G1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',113,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',114,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[15,22]],"text":"talented_apprentice_1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',115,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[1,6],[0,6],[1,6],[2,6],[2,6],[5,6]],"text":"G2 G3 G6 B1 B2 B3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',116,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 B2 B3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',117,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[1,6],[2,6],[5,6]],"text":"R3 G2 G6"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',118,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G2 G3 G6 B3"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',119,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[0,6]],"text":"R1"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',120,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('SR2Yj0_vZctuzEMJ',121,1000000,'{"type":"closed","ending":"finished","seed":"261eb6e57722d6261ec4e8d75bac5978124095db05d1ee244a05b4303d69309c"}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',1,1000000,'{"type":"created","settings":{"game":"wuerfelkoenig","seats":2,"options":{}},"host":"anna","commitment":"669d7283f29010796b87690fbc4bcbb25ce9f8f25445b3f4ea12c097e8d272db","rules":1,"dice":1,"material":""}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',2,1000000,'{"type":"imported","head":"wuerfelreich 2\ngame \"wuerfelkoenig\"\nrules 1\nmaterial {\"sha256\":\"d38674b772b18aa418bff78ab6e012e44dc06ef5cc4fc6f214009afc69ff5bca\"}\nseat {\"name\":\"P1\"}\nseat {\"name\":\"P2\"}\noptions {}\ndice {\"kind\":\"fair-2\",\"table\":\"SR2Yj0_vZctuzEMJ\",\"commitment\":\"669d7283f29010796b87690fbc4bcbb25ce9f8f25445b3f4ea12c097e8d272db\",\"seed\":\"261eb6e57722d6261ec4e8d75bac5978124095db05d1ee244a05b4303d69309c\"}\n\n"}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',3,1000000,'{"type":"played","entry":{"type":"drawn","label":"start","picks":[[0,2]],"text":"P1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',4,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 penalty","picks":[[6,10]],"text":"-1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 1","picks":[[21,40]],"text":"cuddly_orc_3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',6,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 2","picks":[[23,39]],"text":"cuddly_orc_6"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',7,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 3","picks":[[4,38]],"text":"arrogant_elf_3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 4","picks":[[1,37]],"text":"rich_snob_2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',9,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 0 refill 5","picks":[[31,36]],"text":"busy_fairy_5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 1","picks":[[5,6],[2,6],[2,6],[4,6],[1,6],[2,6]],"text":"R2 R3 G3 B3 B5 B6"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',11,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G3 B3 B5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 2","picks":[[2,6],[0,6]],"text":"R3 G1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',13,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 B5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',14,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 roll 3","picks":[[1,6],[5,6],[1,6],[3,6]],"text":"R2 R6 G2 B4"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',15,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 penalty","picks":[[2,9]],"text":"-3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',17,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 1 refill 5","picks":[[4,35]],"text":"grumpy_dwarf_2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',18,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 1","picks":[[4,6],[1,6],[1,6],[5,6],[1,6],[0,6]],"text":"R2 R6 G1 G2 G5 B2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',19,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G1 G2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',20,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 2","picks":[[4,6],[1,6],[0,6]],"text":"G1 G5 B2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',21,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R6 G1 G1 G5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 roll 3","picks":[[2,6],[1,6]],"text":"R3 B2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',23,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',24,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 penalty","picks":[[2,8]],"text":"-2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',25,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 2 refill 5","picks":[[0,34]],"text":"rich_snob_1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',26,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 1","picks":[[2,6],[2,6],[1,6],[2,6],[1,6],[1,6]],"text":"R2 R2 R3 R3 G3 B2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',27,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 R3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',28,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 2","picks":[[1,6],[2,6],[5,6],[5,6]],"text":"G3 G6 G6 B2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',29,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G6 G6"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',30,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 roll 3","picks":[[2,6],[1,6],[2,6],[0,6]],"text":"R1 R3 G2 G3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',31,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',32,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 penalty","picks":[[3,7]],"text":"-2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',33,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 3 refill 5","picks":[[7,33]],"text":"grumpy_dwarf_7"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',34,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 1","picks":[[4,6],[4,6],[0,6],[2,6],[0,6],[1,6]],"text":"R1 R2 G1 G3 G5 G5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',35,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G1 G3 G5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',36,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 2","picks":[[4,6],[3,6]],"text":"G4 G5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',37,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G1 G3 G4"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',38,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 roll 3","picks":[[2,6],[1,6]],"text":"R3 G2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',39,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',40,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 penalty","picks":[[5,6]],"text":"-1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',41,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 4 refill 5","picks":[[12,32]],"text":"crazy_gnome_5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',42,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 1","picks":[[4,6],[2,6],[2,6],[2,6],[2,6],[0,6]],"text":"R3 G1 G3 G3 G5 B3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',43,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G1 G3 G3 G5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',44,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 2","picks":[[4,6]],"text":"R5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',45,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R5 G1 G3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',46,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 roll 3","picks":[[0,6],[4,6],[5,6]],"text":"R6 G5 B1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',47,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',48,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 penalty","picks":[[3,5]],"text":"-1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',49,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 5 refill 5","picks":[[18,31]],"text":"odd_mushroom_goblin_1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',50,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 roll 1","picks":[[4,6],[0,6],[2,6],[5,6],[0,6],[2,6]],"text":"R6 G1 G3 G5 B1 B3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',51,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',52,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 penalty","picks":[[3,4]],"text":"-1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',53,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 6 refill 5","picks":[[23,30]],"text":"busy_fairy_2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',54,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 1","picks":[[3,6],[1,6],[4,6],[4,6],[4,6],[3,6]],"text":"R4 R5 G2 B4 B5 B5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',55,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',56,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 2","picks":[[3,6],[2,6],[3,6],[2,6],[4,6]],"text":"R4 R5 G3 G4 B3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',57,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R4"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',58,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 roll 3","picks":[[0,6],[3,6],[5,6],[4,6],[2,6]],"text":"R5 R6 G4 B1 B3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',59,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',60,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 penalty","picks":[[1,3]],"text":"-3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',61,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 7 refill 5","picks":[[27,29]],"text":"dragon_2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',62,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 1","picks":[[2,6],[4,6],[0,6],[0,6],[1,6],[3,6]],"text":"R1 R1 R2 R3 G5 B4"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',63,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep B4"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',64,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 2","picks":[[2,6],[1,6],[1,6],[5,6],[1,6]],"text":"R2 R3 R6 G2 B2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',65,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 G2 B2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',66,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 roll 3","picks":[[0,6],[5,6],[5,6]],"text":"R6 G6 B1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',67,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',68,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 8 refill 5","picks":[[10,28]],"text":"crazy_gnome_3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',69,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 1","picks":[[3,6],[1,6],[1,6],[0,6],[2,6],[2,6]],"text":"R1 R4 G2 B2 B3 B3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',70,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G2 B2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',71,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 2","picks":[[1,6],[2,6],[3,6]],"text":"G2 B3 B4"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',72,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G2 G2 B2 B3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',73,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 roll 3","picks":[[5,6]],"text":"G6"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',74,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',75,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 penalty","picks":[[0,2]],"text":"-4"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',76,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 9 refill 5","picks":[[10,27]],"text":"crazy_gnome_4"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',77,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 1","picks":[[5,6],[4,6],[2,6],[5,6],[1,6],[4,6]],"text":"R2 R5 R6 G3 G5 B6"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',78,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R5 R6 G5 B6"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',79,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 2","picks":[[3,6]],"text":"G4"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',80,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R5 R6 G4 G5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',81,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 roll 3","picks":[[5,6]],"text":"B6"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',82,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3 to P1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',83,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 10 refill 5","picks":[[11,26]],"text":"cuddly_orc_1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',84,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 1","picks":[[2,6],[0,6],[2,6],[3,6],[5,6],[5,6]],"text":"R3 G3 G4 G6 G6 B1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',85,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',86,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 2","picks":[[4,6],[0,6],[0,6],[3,6],[3,6]],"text":"R1 R1 G5 B4 B4"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',87,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 R1 R3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',88,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 roll 3","picks":[[5,6],[4,6],[3,6]],"text":"R5 B4 B6"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',89,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',90,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 11 refill 5","picks":[[8,25]],"text":"crazy_gnome_1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',91,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 1","picks":[[1,6],[3,6],[4,6],[1,6],[0,6],[1,6]],"text":"R2 R4 G1 G2 B2 B5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',92,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R4 G1 B2 B5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',93,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 2","picks":[[2,6]],"text":"R3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',94,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R2 R4 B5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',95,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 roll 3","picks":[[4,6],[4,6],[5,6]],"text":"G5 G6 B5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',96,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"penalty"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',97,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 penalty","picks":[[0,1]],"text":"-2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',98,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 12 refill 5","picks":[[21,24]],"text":"hypnotist_1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',99,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 1","picks":[[5,6],[0,6],[4,6],[5,6],[5,6],[5,6]],"text":"R6 G6 G6 B1 B5 B6"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',100,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R6 G6"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',101,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 2","picks":[[0,6],[1,6],[0,6],[4,6]],"text":"R1 R5 G2 B1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',102,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R1 G2 G6"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',103,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 roll 3","picks":[[2,6],[4,6],[5,6]],"text":"R3 G6 B5"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',104,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"take 2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',105,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 13 refill 5","picks":[[3,23]],"text":"grumpy_dwarf_3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',106,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 1","picks":[[0,6],[1,6],[1,6],[0,6],[1,6],[3,6]],"text":"R1 R2 G2 B1 B2 B4"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',107,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G2 B2"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',108,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 2","picks":[[5,6],[4,6],[2,6]],"text":"R5 B3 B6"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',109,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"keep R1 G2 B6"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',110,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 roll 3","picks":[[5,6],[1,6],[0,6]],"text":"R2 R6 G1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',111,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"take 3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',112,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 14 refill 5","picks":[[15,22]],"text":"talented_apprentice_1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',113,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 1","picks":[[1,6],[0,6],[1,6],[2,6],[2,6],[5,6]],"text":"G2 G3 G6 B1 B2 B3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',114,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep G3 B2 B3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',115,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 2","picks":[[1,6],[2,6],[5,6]],"text":"R3 G2 G6"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',116,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"keep R3 G2 G3 G6 B3"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',117,1000000,'{"type":"played","entry":{"type":"drawn","label":"turn 15 roll 3","picks":[[0,6]],"text":"R1"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',118,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"penalty"}}');
INSERT INTO "events" VALUES('kxz1Ipkc6EWMeG3K',119,1000000,'{"type":"closed","ending":"finished","seed":"261eb6e57722d6261ec4e8d75bac5978124095db05d1ee244a05b4303d69309c"}');
INSERT INTO "events" VALUES('oTfFOeEE0E7yiZbS',1,1000000,'{"type":"created","settings":{"game":"knatsch","seats":3,"options":{}},"host":"anna","commitment":"ba884166802e07198e808c772f6def3d1cb20e3613bcc308c9b53a920173ad25","rules":2,"dice":2,"material":"84309aecc11e345ad01f0c07d245db3db833562e8ebeff3ca60057546d7edfb7"}');
INSERT INTO "events" VALUES('oTfFOeEE0E7yiZbS',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('oTfFOeEE0E7yiZbS',3,1000000,'{"type":"bot-seated","seat":1,"level":"knight","name":"Knight 2"}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',1,1000000,'{"type":"created","settings":{"game":"wuerfelland","seats":2,"options":{"start":1,"treasures":5,"boards":["1A","2A"]},"absent":3600},"host":"anna","commitment":"6478da213739dfde70f397770d7c77bdf5e33a4ac690d052bbe2b7f5893cbd56","rules":1,"dice":2,"material":"5745ca25d204ccb42876e28efca6a021264f7457a4194d227dd1c30bad91dcc9"}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',2,1000000,'{"type":"seated","seat":0,"player":"anna"}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',3,1000000,'{"type":"seated","seat":1,"player":"ben"}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',4,1000000,'{"type":"started"}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',5,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 1","picks":[[5,6],[1,6],[4,6],[0,6],[0,6],[1,6]],"text":"R R Y Y O A"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',6,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose O"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',7,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',8,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 2","picks":[[4,6],[4,6],[5,6],[3,6],[3,6]],"text":"B B O O A"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',9,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',10,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 3","picks":[[4,6],[4,6],[3,6]],"text":"B O O"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',11,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',12,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 1 roll 4","picks":[[4,6]],"text":"O"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',13,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 2 roll 1","picks":[[4,6],[5,6],[1,6],[5,6],[0,6],[2,6]],"text":"R Y G O A A"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',14,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"choose G"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',15,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"roll"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',16,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 2 roll 2","picks":[[0,6],[5,6],[4,6],[4,6],[1,6]],"text":"R Y O O A"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',17,1000000,'{"type":"played","entry":{"type":"moved","seat":1,"text":"cross G i5"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',18,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"cross A h5"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',19,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 3 roll 1","picks":[[2,6],[2,6],[0,6],[1,6],[1,6],[0,6]],"text":"R R Y Y G G"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',20,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"choose G"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',21,1000000,'{"type":"played","entry":{"type":"moved","seat":0,"text":"roll"}}');
INSERT INTO "events" VALUES('t_oJLWM_okph31i1',22,1000000,'{"type":"played","entry":{"type":"drawn","label":"round 3 roll 2","picks":[[5,6],[1,6],[5,6],[1,6]],"text":"Y Y A A"}}');
CREATE TABLE heads (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	link BLOB NOT NULL, version INTEGER DEFAULT '0' NOT NULL, keeper INTEGER, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
INSERT INTO "heads" VALUES('4uvTWBNHngcLNq56',23,X'EC999D1B6E089ED84BB18038B594D420061D9CF1C56175D47FD098E6F2C7CD42',13,NULL);
INSERT INTO "heads" VALUES('SR2Yj0_vZctuzEMJ',121,X'348C072002FD5EC7A4C7008BBFC7EFDB9229F68034DE86DE565B480758253DE3',89,NULL);
INSERT INTO "heads" VALUES('kxz1Ipkc6EWMeG3K',119,X'21A64AABD607724E56D7C59CBA7BF968EF2EBCDFFA430D263B866EE307777A55',0,NULL);
INSERT INTO "heads" VALUES('oTfFOeEE0E7yiZbS',3,X'BA7E6A1E82BEA3E9E8C7AC9EF422C151E2873FCC7B952FA0F533E9002EE22F97',2,NULL);
INSERT INTO "heads" VALUES('t_oJLWM_okph31i1',22,X'4A906051AF6C7950513C56D0FD321E9E4A754FA722F91405A1B83EA9022FEBE4',22,NULL);
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
INSERT INTO "replies" VALUES('anna','intent-01c59111ef84057c','t_oJLWM_okph31i1','{"id":"intent-01c59111ef84057c","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-075ad8071685abf5','SR2Yj0_vZctuzEMJ','{"id":"intent-075ad8071685abf5","accepted":true,"seq":105}');
INSERT INTO "replies" VALUES('anna','intent-10e6842cb839f8cc','SR2Yj0_vZctuzEMJ','{"id":"intent-10e6842cb839f8cc","accepted":true,"seq":63}');
INSERT INTO "replies" VALUES('anna','intent-1a6d8064d490142b','SR2Yj0_vZctuzEMJ','{"id":"intent-1a6d8064d490142b","accepted":true,"seq":60}');
INSERT INTO "replies" VALUES('anna','intent-1bbbe9f677ea78c6','SR2Yj0_vZctuzEMJ','{"id":"intent-1bbbe9f677ea78c6","accepted":true,"seq":101}');
INSERT INTO "replies" VALUES('anna','intent-1ed13ed7f3b10461','SR2Yj0_vZctuzEMJ','{"id":"intent-1ed13ed7f3b10461","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-224608de00096c5c','SR2Yj0_vZctuzEMJ','{"id":"intent-224608de00096c5c","accepted":true,"seq":31}');
INSERT INTO "replies" VALUES('anna','intent-2a99db02d0b9fc06','SR2Yj0_vZctuzEMJ','{"id":"intent-2a99db02d0b9fc06","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-2c9be995f656d66e','SR2Yj0_vZctuzEMJ','{"id":"intent-2c9be995f656d66e","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-2d960869768803d8','4uvTWBNHngcLNq56','{"id":"intent-2d960869768803d8","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('anna','intent-34c4248d529fb195','4uvTWBNHngcLNq56','{"id":"intent-34c4248d529fb195","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-3773e7efb06189cd','SR2Yj0_vZctuzEMJ','{"id":"intent-3773e7efb06189cd","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-3949abd1f7fbea47','SR2Yj0_vZctuzEMJ','{"id":"intent-3949abd1f7fbea47","accepted":true,"seq":48}');
INSERT INTO "replies" VALUES('anna','intent-3c0b0dab97f05047','4uvTWBNHngcLNq56','{"id":"intent-3c0b0dab97f05047","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-455ef003893dd5c4','t_oJLWM_okph31i1','{"id":"intent-455ef003893dd5c4","accepted":true,"seq":4}');
INSERT INTO "replies" VALUES('anna','intent-4845fe3423786c45','SR2Yj0_vZctuzEMJ','{"id":"intent-4845fe3423786c45","accepted":true,"seq":71}');
INSERT INTO "replies" VALUES('anna','intent-4b7ade6153c25ca3','t_oJLWM_okph31i1','{"id":"intent-4b7ade6153c25ca3","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-5089d82fb91ee448','SR2Yj0_vZctuzEMJ','{"id":"intent-5089d82fb91ee448","accepted":true,"seq":44}');
INSERT INTO "replies" VALUES('anna','intent-5331026c8698a407','SR2Yj0_vZctuzEMJ','{"id":"intent-5331026c8698a407","accepted":true,"seq":74}');
INSERT INTO "replies" VALUES('anna','intent-5845fafe255f6e5f','SR2Yj0_vZctuzEMJ','{"id":"intent-5845fafe255f6e5f","accepted":true,"seq":92}');
INSERT INTO "replies" VALUES('anna','intent-5864b8383fe2ac7f','SR2Yj0_vZctuzEMJ','{"id":"intent-5864b8383fe2ac7f","accepted":true,"seq":32}');
INSERT INTO "replies" VALUES('anna','intent-5b3cf358ab5bb96e','4uvTWBNHngcLNq56','{"id":"intent-5b3cf358ab5bb96e","accepted":true,"seq":11}');
INSERT INTO "replies" VALUES('anna','intent-5ec1d6e23b1f4770','t_oJLWM_okph31i1','{"id":"intent-5ec1d6e23b1f4770","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('anna','intent-6135b1919ee69d67','SR2Yj0_vZctuzEMJ','{"id":"intent-6135b1919ee69d67","accepted":true,"seq":121}');
INSERT INTO "replies" VALUES('anna','intent-62a8af0542885d21','4uvTWBNHngcLNq56','{"id":"intent-62a8af0542885d21","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-636048c243f9332a','oTfFOeEE0E7yiZbS','{"id":"intent-636048c243f9332a","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('anna','intent-6373bfc3fa34848c','SR2Yj0_vZctuzEMJ','{"id":"intent-6373bfc3fa34848c","accepted":true,"seq":86}');
INSERT INTO "replies" VALUES('anna','intent-64ee91c756ce23ce','SR2Yj0_vZctuzEMJ','{"id":"intent-64ee91c756ce23ce","accepted":true,"seq":117}');
INSERT INTO "replies" VALUES('anna','intent-6acebf6945c803f5','SR2Yj0_vZctuzEMJ','{"id":"intent-6acebf6945c803f5","accepted":true,"seq":29}');
INSERT INTO "replies" VALUES('anna','intent-6dd458f6ba4009f8','SR2Yj0_vZctuzEMJ','{"id":"intent-6dd458f6ba4009f8","accepted":true,"seq":46}');
INSERT INTO "replies" VALUES('anna','intent-769cdc3af8907a52','SR2Yj0_vZctuzEMJ','{"id":"intent-769cdc3af8907a52","accepted":true,"seq":58}');
INSERT INTO "replies" VALUES('anna','intent-785af0c528560f29','SR2Yj0_vZctuzEMJ','{"id":"intent-785af0c528560f29","accepted":true,"seq":30}');
INSERT INTO "replies" VALUES('anna','intent-7922aa30b58f4b8a','SR2Yj0_vZctuzEMJ','{"id":"intent-7922aa30b58f4b8a","accepted":true,"seq":75}');
INSERT INTO "replies" VALUES('anna','intent-7a84952135d5854d','SR2Yj0_vZctuzEMJ','{"id":"intent-7a84952135d5854d","accepted":true,"seq":28}');
INSERT INTO "replies" VALUES('anna','intent-7bb0400873649ef1','t_oJLWM_okph31i1','{"id":"intent-7bb0400873649ef1","accepted":true,"seq":18}');
INSERT INTO "replies" VALUES('anna','intent-7c2a1a5a70a570c8','SR2Yj0_vZctuzEMJ','{"id":"intent-7c2a1a5a70a570c8","accepted":true,"seq":73}');
INSERT INTO "replies" VALUES('anna','intent-7f7ff0008f42b54a','4uvTWBNHngcLNq56','{"id":"intent-7f7ff0008f42b54a","accepted":true,"seq":12}');
INSERT INTO "replies" VALUES('anna','intent-7fb200aa4e4d6938','SR2Yj0_vZctuzEMJ','{"id":"intent-7fb200aa4e4d6938","accepted":true,"seq":47}');
INSERT INTO "replies" VALUES('anna','intent-80159837732206ee','SR2Yj0_vZctuzEMJ','{"id":"intent-80159837732206ee","accepted":true,"seq":51}');
INSERT INTO "replies" VALUES('anna','intent-834d4c7cbf5c4d7c','SR2Yj0_vZctuzEMJ','{"id":"intent-834d4c7cbf5c4d7c","accepted":true,"seq":102}');
INSERT INTO "replies" VALUES('anna','intent-889084376edffa65','t_oJLWM_okph31i1','{"id":"intent-889084376edffa65","accepted":true,"seq":10}');
INSERT INTO "replies" VALUES('anna','intent-89517702654ca100','t_oJLWM_okph31i1','{"id":"intent-89517702654ca100","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-9214ab802ab0f88c','SR2Yj0_vZctuzEMJ','{"id":"intent-9214ab802ab0f88c","accepted":true,"seq":35}');
INSERT INTO "replies" VALUES('anna','intent-92ef8555f2ba5be4','SR2Yj0_vZctuzEMJ','{"id":"intent-92ef8555f2ba5be4","accepted":true,"seq":45}');
INSERT INTO "replies" VALUES('anna','intent-93187a14ea883a96','SR2Yj0_vZctuzEMJ','{"id":"intent-93187a14ea883a96","accepted":true,"seq":115}');
INSERT INTO "replies" VALUES('anna','intent-942c383b37ed7aaa','SR2Yj0_vZctuzEMJ','{"id":"intent-942c383b37ed7aaa","accepted":true,"seq":59}');
INSERT INTO "replies" VALUES('anna','intent-96e721fa68bcbae5','SR2Yj0_vZctuzEMJ','{"id":"intent-96e721fa68bcbae5","accepted":true,"seq":57}');
INSERT INTO "replies" VALUES('anna','intent-99e92093dbe5699f','SR2Yj0_vZctuzEMJ','{"id":"intent-99e92093dbe5699f","accepted":true,"seq":89}');
INSERT INTO "replies" VALUES('anna','intent-9c6631d9cf77a00d','SR2Yj0_vZctuzEMJ','{"id":"intent-9c6631d9cf77a00d","accepted":true,"seq":72}');
INSERT INTO "replies" VALUES('anna','intent-9ec5e56e4e36dc11','SR2Yj0_vZctuzEMJ','{"id":"intent-9ec5e56e4e36dc11","accepted":true,"seq":107}');
INSERT INTO "replies" VALUES('anna','intent-a371844da90dc914','4uvTWBNHngcLNq56','{"id":"intent-a371844da90dc914","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-a514e082630358ab','4uvTWBNHngcLNq56','{"id":"intent-a514e082630358ab","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('anna','intent-a8a62d192447dda0','t_oJLWM_okph31i1','{"id":"intent-a8a62d192447dda0","accepted":true,"seq":8}');
INSERT INTO "replies" VALUES('anna','intent-aca53db67a83fa33','SR2Yj0_vZctuzEMJ','{"id":"intent-aca53db67a83fa33","accepted":true,"seq":119}');
INSERT INTO "replies" VALUES('anna','intent-b266fc0818581b7d','t_oJLWM_okph31i1','{"id":"intent-b266fc0818581b7d","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-b31eaab0fbfd0f81','SR2Yj0_vZctuzEMJ','{"id":"intent-b31eaab0fbfd0f81","accepted":true,"seq":56}');
INSERT INTO "replies" VALUES('anna','intent-bbac651519706b26','SR2Yj0_vZctuzEMJ','{"id":"intent-bbac651519706b26","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('anna','intent-c05ae01b4732645a','4uvTWBNHngcLNq56','{"id":"intent-c05ae01b4732645a","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-c07860b6a4f37c66','SR2Yj0_vZctuzEMJ','{"id":"intent-c07860b6a4f37c66","accepted":true,"seq":90}');
INSERT INTO "replies" VALUES('anna','intent-c0837287e0453075','t_oJLWM_okph31i1','{"id":"intent-c0837287e0453075","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('anna','intent-c53bf3c6b9642b4a','SR2Yj0_vZctuzEMJ','{"id":"intent-c53bf3c6b9642b4a","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('anna','intent-d152ae42cfea311d','SR2Yj0_vZctuzEMJ','{"id":"intent-d152ae42cfea311d","accepted":true,"seq":118}');
INSERT INTO "replies" VALUES('anna','intent-d4f1c83281f9ca94','t_oJLWM_okph31i1','{"id":"intent-d4f1c83281f9ca94","accepted":true,"seq":5}');
INSERT INTO "replies" VALUES('anna','intent-ddf75b67ea907b9b','t_oJLWM_okph31i1','{"id":"intent-ddf75b67ea907b9b","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('anna','intent-df5e68d396e56910','t_oJLWM_okph31i1','{"id":"intent-df5e68d396e56910","accepted":true,"seq":6}');
INSERT INTO "replies" VALUES('anna','intent-e7381b76def3f31d','SR2Yj0_vZctuzEMJ','{"id":"intent-e7381b76def3f31d","accepted":true,"seq":103}');
INSERT INTO "replies" VALUES('anna','intent-e99eada468a82727','SR2Yj0_vZctuzEMJ','{"id":"intent-e99eada468a82727","accepted":true,"seq":19}');
INSERT INTO "replies" VALUES('anna','intent-ead3807241c84222','4uvTWBNHngcLNq56','{"id":"intent-ead3807241c84222","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('anna','intent-eb93f9ed90b14114','SR2Yj0_vZctuzEMJ','{"id":"intent-eb93f9ed90b14114","accepted":true,"seq":88}');
INSERT INTO "replies" VALUES('anna','intent-ed49cd4812109802','SR2Yj0_vZctuzEMJ','{"id":"intent-ed49cd4812109802","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('anna','intent-ee376a569ff12df0','SR2Yj0_vZctuzEMJ','{"id":"intent-ee376a569ff12df0","accepted":true,"seq":87}');
INSERT INTO "replies" VALUES('anna','intent-eed9aa8f124356ee','SR2Yj0_vZctuzEMJ','{"id":"intent-eed9aa8f124356ee","accepted":true,"seq":78}');
INSERT INTO "replies" VALUES('anna','intent-f1c93625dc28e297','SR2Yj0_vZctuzEMJ','{"id":"intent-f1c93625dc28e297","accepted":true,"seq":104}');
INSERT INTO "replies" VALUES('anna','intent-f31044fe9592e3b6','SR2Yj0_vZctuzEMJ','{"id":"intent-f31044fe9592e3b6","accepted":true,"seq":116}');
INSERT INTO "replies" VALUES('anna','intent-f855d810528c22fc','t_oJLWM_okph31i1','{"id":"intent-f855d810528c22fc","accepted":true,"seq":9}');
INSERT INTO "replies" VALUES('anna','intent-fc8987977a16265d','t_oJLWM_okph31i1','{"id":"intent-fc8987977a16265d","accepted":true,"seq":7}');
INSERT INTO "replies" VALUES('anna','known','oTfFOeEE0E7yiZbS','{"id":"known","accepted":true,"seq":2}');
INSERT INTO "replies" VALUES('ben','intent-013670e8edcc6728','SR2Yj0_vZctuzEMJ','{"id":"intent-013670e8edcc6728","accepted":true,"seq":64}');
INSERT INTO "replies" VALUES('ben','intent-047323b7927972a7','SR2Yj0_vZctuzEMJ','{"id":"intent-047323b7927972a7","accepted":true,"seq":65}');
INSERT INTO "replies" VALUES('ben','intent-0b6a908680e87de8','SR2Yj0_vZctuzEMJ','{"id":"intent-0b6a908680e87de8","accepted":true,"seq":100}');
INSERT INTO "replies" VALUES('ben','intent-0e44de7b55f99dac','t_oJLWM_okph31i1','{"id":"intent-0e44de7b55f99dac","accepted":true,"seq":15}');
INSERT INTO "replies" VALUES('ben','intent-15d06c77f9f7d6cb','SR2Yj0_vZctuzEMJ','{"id":"intent-15d06c77f9f7d6cb","accepted":true,"seq":80}');
INSERT INTO "replies" VALUES('ben','intent-20f56d467299b6d1','t_oJLWM_okph31i1','{"id":"intent-20f56d467299b6d1","accepted":true,"seq":16}');
INSERT INTO "replies" VALUES('ben','intent-22d0c2c9c4ea7f45','SR2Yj0_vZctuzEMJ','{"id":"intent-22d0c2c9c4ea7f45","accepted":true,"seq":95}');
INSERT INTO "replies" VALUES('ben','intent-2311443c41ba447d','4uvTWBNHngcLNq56','{"id":"intent-2311443c41ba447d","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-2352fc493c26bf6c','SR2Yj0_vZctuzEMJ','{"id":"intent-2352fc493c26bf6c","accepted":true,"seq":27}');
INSERT INTO "replies" VALUES('ben','intent-2433dce4652ef861','SR2Yj0_vZctuzEMJ','{"id":"intent-2433dce4652ef861","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('ben','intent-26d08f87782fe682','t_oJLWM_okph31i1','{"id":"intent-26d08f87782fe682","accepted":true,"seq":13}');
INSERT INTO "replies" VALUES('ben','intent-411dd95e4a004f8c','SR2Yj0_vZctuzEMJ','{"id":"intent-411dd95e4a004f8c","accepted":true,"seq":83}');
INSERT INTO "replies" VALUES('ben','intent-481a90aaabfeb256','SR2Yj0_vZctuzEMJ','{"id":"intent-481a90aaabfeb256","accepted":true,"seq":85}');
INSERT INTO "replies" VALUES('ben','intent-4cfe64eded981587','SR2Yj0_vZctuzEMJ','{"id":"intent-4cfe64eded981587","accepted":true,"seq":108}');
INSERT INTO "replies" VALUES('ben','intent-4e92e646fcdf39d6','t_oJLWM_okph31i1','{"id":"intent-4e92e646fcdf39d6","accepted":true,"seq":22}');
INSERT INTO "replies" VALUES('ben','intent-53b0da9df7301c58','SR2Yj0_vZctuzEMJ','{"id":"intent-53b0da9df7301c58","accepted":true,"seq":94}');
INSERT INTO "replies" VALUES('ben','intent-5eab1537a104f1eb','SR2Yj0_vZctuzEMJ','{"id":"intent-5eab1537a104f1eb","accepted":true,"seq":40}');
INSERT INTO "replies" VALUES('ben','intent-72af09a00d371a6d','SR2Yj0_vZctuzEMJ','{"id":"intent-72af09a00d371a6d","accepted":true,"seq":36}');
INSERT INTO "replies" VALUES('ben','intent-7d1c99632b0acaa7','SR2Yj0_vZctuzEMJ','{"id":"intent-7d1c99632b0acaa7","accepted":true,"seq":109}');
INSERT INTO "replies" VALUES('ben','intent-7f47f981087ec413','SR2Yj0_vZctuzEMJ','{"id":"intent-7f47f981087ec413","accepted":true,"seq":114}');
INSERT INTO "replies" VALUES('ben','intent-7fa9d2e5ce7ee239','SR2Yj0_vZctuzEMJ','{"id":"intent-7fa9d2e5ce7ee239","accepted":true,"seq":39}');
INSERT INTO "replies" VALUES('ben','intent-85447cd81ada4c94','SR2Yj0_vZctuzEMJ','{"id":"intent-85447cd81ada4c94","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-8637634ecb1580e0','4uvTWBNHngcLNq56','{"id":"intent-8637634ecb1580e0","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-8860be44966dc27d','SR2Yj0_vZctuzEMJ','{"id":"intent-8860be44966dc27d","accepted":true,"seq":82}');
INSERT INTO "replies" VALUES('ben','intent-894b7ac1a2c87e35','SR2Yj0_vZctuzEMJ','{"id":"intent-894b7ac1a2c87e35","accepted":true,"seq":70}');
INSERT INTO "replies" VALUES('ben','intent-9532da61cf56bd4b','SR2Yj0_vZctuzEMJ','{"id":"intent-9532da61cf56bd4b","accepted":true,"seq":68}');
INSERT INTO "replies" VALUES('ben','intent-9dabc8e20200cfb2','SR2Yj0_vZctuzEMJ','{"id":"intent-9dabc8e20200cfb2","accepted":true,"seq":55}');
INSERT INTO "replies" VALUES('ben','intent-9ee3be47ee3f665b','SR2Yj0_vZctuzEMJ','{"id":"intent-9ee3be47ee3f665b","accepted":true,"seq":37}');
INSERT INTO "replies" VALUES('ben','intent-a2b427653214d6ea','SR2Yj0_vZctuzEMJ','{"id":"intent-a2b427653214d6ea","accepted":true,"seq":96}');
INSERT INTO "replies" VALUES('ben','intent-a85d93aaacf26702','SR2Yj0_vZctuzEMJ','{"id":"intent-a85d93aaacf26702","accepted":true,"seq":21}');
INSERT INTO "replies" VALUES('ben','intent-a8d64886ba8b430d','SR2Yj0_vZctuzEMJ','{"id":"intent-a8d64886ba8b430d","accepted":true,"seq":110}');
INSERT INTO "replies" VALUES('ben','intent-ab74a46c90fc2690','t_oJLWM_okph31i1','{"id":"intent-ab74a46c90fc2690","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-ab76f25909e79162','SR2Yj0_vZctuzEMJ','{"id":"intent-ab76f25909e79162","accepted":true,"seq":20}');
INSERT INTO "replies" VALUES('ben','intent-bdafee9cb79ea98b','SR2Yj0_vZctuzEMJ','{"id":"intent-bdafee9cb79ea98b","accepted":true,"seq":43}');
INSERT INTO "replies" VALUES('ben','intent-c7fb6374a2cf3a89','SR2Yj0_vZctuzEMJ','{"id":"intent-c7fb6374a2cf3a89","accepted":true,"seq":79}');
INSERT INTO "replies" VALUES('ben','intent-d0e077415de78d97','SR2Yj0_vZctuzEMJ','{"id":"intent-d0e077415de78d97","accepted":true,"seq":52}');
INSERT INTO "replies" VALUES('ben','intent-d98b210647bee109','SR2Yj0_vZctuzEMJ','{"id":"intent-d98b210647bee109","accepted":true,"seq":24}');
INSERT INTO "replies" VALUES('ben','intent-dc8201bfcab9524f','SR2Yj0_vZctuzEMJ','{"id":"intent-dc8201bfcab9524f","accepted":true,"seq":66}');
INSERT INTO "replies" VALUES('ben','intent-de163febae326d06','SR2Yj0_vZctuzEMJ','{"id":"intent-de163febae326d06","accepted":true,"seq":23}');
INSERT INTO "replies" VALUES('ben','intent-e361adb30ab806eb','SR2Yj0_vZctuzEMJ','{"id":"intent-e361adb30ab806eb","accepted":true,"seq":112}');
INSERT INTO "replies" VALUES('ben','intent-e6b99ef27a425b7d','4uvTWBNHngcLNq56','{"id":"intent-e6b99ef27a425b7d","accepted":true,"seq":3}');
INSERT INTO "replies" VALUES('ben','intent-ea23b3b88597bdb0','t_oJLWM_okph31i1','{"id":"intent-ea23b3b88597bdb0","accepted":true,"seq":14}');
INSERT INTO "replies" VALUES('ben','intent-edb680b2af7bad3f','SR2Yj0_vZctuzEMJ','{"id":"intent-edb680b2af7bad3f","accepted":true,"seq":97}');
INSERT INTO "replies" VALUES('ben','intent-ee819ccece79816b','t_oJLWM_okph31i1','{"id":"intent-ee819ccece79816b","accepted":true,"seq":17}');
INSERT INTO "replies" VALUES('ben','intent-f09645401e68c47e','SR2Yj0_vZctuzEMJ','{"id":"intent-f09645401e68c47e","accepted":true,"seq":81}');
INSERT INTO "replies" VALUES('ben','intent-f1ad04c94609fc47','SR2Yj0_vZctuzEMJ','{"id":"intent-f1ad04c94609fc47","accepted":true,"seq":93}');
INSERT INTO "replies" VALUES('ben','intent-f7be1f2a0e20df32','SR2Yj0_vZctuzEMJ','{"id":"intent-f7be1f2a0e20df32","accepted":true,"seq":111}');
INSERT INTO "replies" VALUES('ben','intent-fb9d1b2f9e44b602','SR2Yj0_vZctuzEMJ','{"id":"intent-fb9d1b2f9e44b602","accepted":true,"seq":38}');
INSERT INTO "replies" VALUES('ben','intent-feb9a658f8faa5ab','SR2Yj0_vZctuzEMJ','{"id":"intent-feb9a658f8faa5ab","accepted":true,"seq":67}');
CREATE TABLE result_seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32), 
	bot VARCHAR(20), 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "result_seats" VALUES('SR2Yj0_vZctuzEMJ',0,'anna',NULL,2,-11);
INSERT INTO "result_seats" VALUES('SR2Yj0_vZctuzEMJ',1,'ben',NULL,1,-8);
INSERT INTO "result_seats" VALUES('kxz1Ipkc6EWMeG3K',0,NULL,NULL,2,-11);
INSERT INTO "result_seats" VALUES('kxz1Ipkc6EWMeG3K',1,NULL,NULL,1,-8);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	ending VARCHAR(40) NOT NULL, 
	drawn BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "results" VALUES('SR2Yj0_vZctuzEMJ','wuerfelkoenig',2,1000000,'penalties',0);
INSERT INTO "results" VALUES('kxz1Ipkc6EWMeG3K','wuerfelkoenig',2,1000000,'penalties',0);
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
INSERT INTO "seats" VALUES('oTfFOeEE0E7yiZbS',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('oTfFOeEE0E7yiZbS',1,NULL,'Knight 2','','knight');
INSERT INTO "seats" VALUES('4uvTWBNHngcLNq56',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('4uvTWBNHngcLNq56',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('SR2Yj0_vZctuzEMJ',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('SR2Yj0_vZctuzEMJ',1,'ben','Ben','fox',NULL);
INSERT INTO "seats" VALUES('kxz1Ipkc6EWMeG3K',0,NULL,'Anna','',NULL);
INSERT INTO "seats" VALUES('kxz1Ipkc6EWMeG3K',1,NULL,'Ben','',NULL);
INSERT INTO "seats" VALUES('t_oJLWM_okph31i1',0,'anna','Anna','fox',NULL);
INSERT INTO "seats" VALUES('t_oJLWM_okph31i1',1,'ben','Ben','fox',NULL);
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
INSERT INTO "tables" VALUES('oTfFOeEE0E7yiZbS',X'D0036A35FF1610F3C57BEC78E3B42C98AD18AEE459265A7E15FB5117B87F7DC9','anna','knatsch','private','open',1000000,1,0,NULL,3,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('4uvTWBNHngcLNq56',X'480580ED5D0CFD7713ADFF02B81AA8BF804CABEF4DA3D9ED7BDADD4558C80EBB','anna','brettspiel','private','closed',1000000,0,0,'agreed',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('SR2Yj0_vZctuzEMJ',X'261EB6E57722D6261EC4E8D75BAC5978124095DB05D1EE244A05B4303D69309C','anna','wuerfelkoenig','private','closed',1000000,0,0,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('kxz1Ipkc6EWMeG3K',X'','anna','wuerfelkoenig','private','closed',1000000,0,1,'finished',2,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('t_oJLWM_okph31i1',X'4454D8CE51820AAF6875038D9D26F2DC12F0F487EAF2909973244EE5B2622D35','anna','wuerfelland','private','running',1000000,1,0,NULL,2,3600,0,4600000,22);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX tables_by_status ON tables (status, visibility, changed);
CREATE INDEX results_by_game ON results (game, ended);
CREATE INDEX ix_result_seats_player ON result_seats (player);
CREATE INDEX tables_by_host ON tables (host, status);
COMMIT;
