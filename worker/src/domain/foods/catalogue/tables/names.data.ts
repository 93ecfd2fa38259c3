/** id | name | plural, empty when the same | other names, separated by ";". */
export const NAMES = `
artichoke|artichoke|artichokes|globe artichoke;Artischocke;artichaut;alcachofa;carciofo;alcachofra;carciofi
arugula|arugula||rocket;roquette;rucola;Rauke;roquette sauvage;rucolasalat;ruccolasallad;rukola;roka;rocket salad;rucicula;rukkola;jarjeer;jirjir;rúcula;rukoli;ruccola;rucolaa;rukoly;rau rocket
asparagus|asparagus||Spargel;asperge;esparrago;asparago;aspargo;asparagus tips;asparagi;espargos;szparagów;szparagi;sparris;asparges;parsa;parsaa;kuşkonmaz;sparanghel;chřest;spárga;măng tây;vihreää parsaa;grönsparris;zöldspárga;espárragos trigueros
bamboo-shoots-canned|canned bamboo shoots||bamboo shoots;takenoko
bean-sprouts-mung|bean sprouts||beansprouts;mung bean sprouts;mungbean sprouts;moyashi;moong sprouts;sprouted moong;sprouted mung beans;germogli di soia;pousses de soja;Sojasprossen;brotos de feijão;mixed sprouts;tauge;togue;toge;giá đỗ;giá sống;giá
beet|beet|beets|beetroot;rote bete;betterave;remolacha;barbabietola;beterraba;candy beet;candy cane beet;chioggia beet;betabel;chukandar;candy beetroot;Rande;Randen;rödbeta;rödbetor;rødbet;rødbeter;rødbede;rødbeder;bieten;rode biet;punajuuri;burak;buraki;buraczki;svekla;cékla;sfeclă;pancar;beterraba crua;rødbete;punajuurta;buraków;červená řepa;červené řepy;củ dền;buah bit;umbi bit
beets-canned|canned beets||canned beetroot;tinned beetroot;cooked beetroot;cooked beets;vacuum-packed beetroot;vac-packed beetroot;beetroot in juice
beet-greens|beet greens||beetroot leaves;beet leaves;botwina;beetroot greens
bok-choy|bok choy||pak choi;pak choy;bok choi;pok choi;choy sum;choi sum;Shanghai bok choy;tatsoi;Asian greens;steamed Asian greens;mixed Asian greens;pechay;petsay;pak choy sum;joi choi;chingensai;qing cai;xiao bai cai;cai xanh trắng;cải thìa;sawi;sawi putih baby;pak choi heads
broccoli|broccoli||broccoli head;brokkoli;brocoli;calabrese;broccoli crown;broccoli in cimette;brécol;broccoliroosjes;parsakaali;brokuł;brokuły;brokuła;brokolice;brokoli;brocoletti;brócolos;parsakaalia;bông cải xanh;súp lơ xanh;brokule
broccoli-rabe|broccoli rabe||rapini;cime di rapa;broccoli raab;broccoli rape;friarielli;grelos
chinese-broccoli|Chinese broccoli||gai lan;kai lan;Chinese kale;yu choy;yu choy sum;yau choy;kailan;jie lan;phak khana;cải làn;cải rổ
broccoli-frozen|frozen broccoli||
brussels-sprouts|Brussels sprouts||sprouts;Rosenkohl;chou de Bruxelles;choux de Bruxelles;coles de Bruselas;cavolini di Bruxelles;brussels;cavoletti di Bruxelles;couve-de-bruxelas;spruitjes;spruiten;brukselki;brukselka;brysselkål;rosenkål;ruusukaali;ruusukaalia;brüksel lahanası;varză de Bruxelles;růžičková kapusta;kelbimbó;bắp cải tí hon;kol brussel
butternut-squash|butternut squash|butternut squashes|butternut;butternut pumpkin;squash;butternut squash noodles;calabaza de castilla;zucca butternut;Butternutkürbis;zapallo anco;zapallo coreano;calabaza cacahuate;calabaza butternut;abóbora manteiga;courge butternut;Butternusskürbis;zucca violina;honeynut squash;dovleac plăcintar
acorn-squash|acorn squash|acorn squashes|carnival squash;festival squash;delicata
spaghetti-squash|spaghetti squash|spaghetti squashes|spaghetti squash strands;cooked spaghetti squash
yellow-summer-squash|yellow squash|yellow squashes|summer squash;yellow summer squash;yellow courgette;yellow zucchini;patty pan;crookneck
green-cabbage|green cabbage|green cabbages|cabbage;pointed cabbage;sweetheart cabbage;Weißkohl;chou blanc;repollo;cavolo;hispi;drumhead cabbage;pointed hispi cabbage;col blanca;cavolo cappuccio;patta gobhi;band gobi;pointed sweetheart cabbage;pointed spring cabbage;January King cabbage;kapusta biała;białej kapusty;vitkål;witte kool;beyaz lahana;káposzta;fejes káposzta;zelí;kaalia;repolho;hvidkål;hvitkål;valkokaali;varză;varză albă;hodekål;valkokaalia;bílého zelí;bílé hlávkové zelí;bắp cải;bắp cải trắng;kol putih;kubis;witkål;spidskål;spetskål;spitskool;kupus;kupusa;lahana;kaali;keräkaali;keräkaalia;hlávkové zelí;Spitzkohl;kol
red-cabbage|red cabbage|red cabbages|purple cabbage;chou rouge;lombarda;cavolo rosso;col morada;repollo morado;col lombarda;rode kool;czerwonej kapusty;punakaalia;mor lahana;červeného zelí;lilakáposzta;bắp cải tím;kol ungu
savoy-cabbage|savoy cabbage|savoy cabbages|Wirsing;verza;cavolo verza;chou frisé;savoy;chou vert
napa-cabbage|napa cabbage|napa cabbages|Chinese cabbage;Chinese leaf;wombok;wong bok;wong nga bak;napa;wong bak;hakusai;baechu;pe-tsai;pechay baguio;cải thảo;sawi putih;kubis cina;Peking cabbage;Chinakohl;chou chinois;col china;acelga china;couve chinesa;cavolo cinese;kapusta pekińska;kiinankaali;kinakål;kinesisk kål
carrot|carrot|carrots|Karotte;Möhre;carotte;zanahoria;carota;cenoura;Karotten;Möhren;carote;gajar;Dutch carrot;ninjin;morot;morötter;gulrot;gulrøtter;gulerod;gulerødder;marchewka;marchew;porkkana;wortels;winterpeen;havuç;marchewki;marchewek;mrkev;mrkve;sárgarépa;porkkanaa;morcovi;morcov;morkos;burkāni;porgand;wortelen;porkkanat;répa;mrkva;karoto;cà rốt;karoti;karot;marchwi;mrkvi;winterwortel;winterwortels
baby-carrots|baby carrots||Chantenay carrots
cassava|cassava||yuca;manioc;mandioca;tapioca root;macaxeira;aipim;manioca;kappa;mogo;mhogo;kamoteng kahoy;singkong;ubi kayu;khoai mì;balinghoy;tapioca tuber;maravalli kizhangu;bankye;akpu root
cauliflower|cauliflower|cauliflowers|Blumenkohl;chou-fleur;coliflor;cavolfiore;couve-flor;gobi;cauli;phool gobi;bloemkool;blomkål;kukkakaali;kalafior;kalafiora;květák;karfiol;conopidă;cvjetača;karnabahar;kounoupidi;kukkakaalia;súp lơ trắng;súp lơ;bông cải trắng;kembang kol;bunga kol;karfiola
cauliflower-frozen|frozen cauliflower||
celeriac|celeriac||celery root;knob celery;Knollensellerie;céleri-rave;apio nabo;rotselleri;knoldselleri;sellerirot;seler korzeniowy;selera;knolselderij;sedano rapa;céleri-boule;juuriselleri;kereviz;zellerwurzel;seler;celer;aipo-rábano;celery root bulb;Sellerieknolle;juuriselleriä;celeru;zellergumó;zeller;țelină;rădăcină de țelină;Sellerie;korijen celera;korijena celera;țelină rădăcină
celery|celery||celery rib;Staudensellerie;céleri;apio;sedano;aipo;celery heart;salsão;apio en tallos;bleekselderij;stjälkselleri;blegselleri;stangselleri;varsiselleri;seler naciowy;szárzeller;țelină apio;kereviz sapı;selera naciowego;blekselleri;bladselleri;lehtiselleriä;apio țelină tulpini;řapíkatého celeru;seledri batang;tulpină de țelină;tulpini de țelină
swiss-chard|Swiss chard||chard;silverbeet;Mangold;blette;acelga;bietola;coste di bieta;bettes;coste;snijbiet;boćwina;pazı;blitva;seskoula;spinach beet;beet spinach;salq;blitve;bietole
belgian-endive|Belgian endive|Belgian endives|chicory;witloof;endive;Chicorée;chicory heads;witlof
curly-endive|curly endive||frisée;frisee lettuce;escarole;andijvie
collard-greens|collard greens||collards;spring greens;sukuma wiki;sukuma;couve galega;gomen;couve;muriwo;haak;covo;kale couve;rape greens;gomen wat greens;haakh saag
sweet-corn|sweet corn||corn;sweetcorn;corn cob;ear of corn;maïs doux;maíz;sweetcorn cob;corn ear;cob of corn;mais fresco;elote;mazorca de maíz;choclo;bhutta;pannocchia;granos de maíz;choclo desgranado;elotes tiernos;milho verde fresco;milho;kukurydzy;kukuruz;kukuruza;kukurica
corn-frozen|frozen corn||frozen sweetcorn;frozen sweet corn;frozen corn kernels;granos de elote congelados;mražená kukuřice;mražené kukuřice;mrożona kukurydza;mrożonej kukurydzy
corn-canned|canned corn||tinned sweetcorn;canned sweetcorn;canned sweet corn;canned corn kernels;Mais;granos de elote;elote en lata;elote desgranado;maíz en lata;maíz dulce;milho verde;Dosenmais;canned elote;Mexicorn;kukurydza konserwowa;kukurydzy z puszki;konzerv kukorica;konserve mısır;milho em conserva;burkmajs;majs på dåse;maissia;kukurydza z puszki;sterilovaná kukuřice;kukorica konzerv;porumb la conservă;mais dolce;milho doce;majs;mısır;porumb dulce;porumb;kukuřice;kukuřici;kukorica;csemegekukorica;jagung manis;hạt bắp;bắp ngọt;bắp hạt;kukurydza
cucumber|cucumber|cucumbers|Gurke;Salatgurke;concombre;pepino;cetriolo;kheera;Kirby cucumber;continental cucumber;snack cucumber;kyuri;kakdi;khira;ogórek;ogórki;ogórka;gurka;komkommer;salatalık;agurk;agurker;kurkku;uborka;castravete;hıyar;khiyar;kakri;vellarikkai;dosakaya;timun;mentimun;dưa leo;dưa chuột;huang gua;kyuri cucumber;cocktail cucumber;qukes;pickling cucumber;Kirby;Armenian cucumber;field cucumber;Bauerngurke;pepino japonês;melafefon;okurka;okurky;kurkkua;castraveți;krastavac;agurkas;gurķis;slanggurka;krastavci;aggouri;pipino;slangeagurk;krastavca;kígyóuborka;salátová okurka;salátové okurky
daikon-radish|daikon||daikon radish;mooli;white radish;mouli;mooli radish;watermelon radish;muli;rábano daikon;Korean radish;mu radish;labanos;luobo;lo bok;lobak;củ cải trắng;Korean mu;bai luobo;Japanese radish;moolangi;mullangi;oriental radish;củ cải;beyaz turp
edamame-frozen|edamame||green soybeans;soya beans frozen;frozen soya beans;mukimame;edamame soybeans
eggplant|eggplant|eggplants|brinjal;melanzana;berenjena;beringela;Auberginen;melanzane;baingan;nasu;apple eggplant;pea eggplants;terong;terung;patlıcan;bakłażan;garden eggs;vankaya;kathirikkai;vangi;talong;terong ungu;cà tím;qie zi;qiezi;makhuea;makhuea pro;fairy tale eggplant;bademjan;bademjoon;chatzilim;padlizsán;vinete;lilek;munakoiso;bakłażana;munakoisoa;auberginer;bakłażany;vânătă;patlidžan;melitzana;berinjela;biringani;äggplanta;lilku
fava-beans-fresh|fresh fava beans||broad beans;fava beans;habas;fave;fèves;habitas
fennel-bulb|fennel bulb|fennel bulbs|fennel;Fenchel;fenouil;hinojo;finocchio;florence fennel;finocchi;Fenchelknolle;funcho;bulbo de funcho;venkel;venkelknol;kopru włoskiego;koper włoski;fenkuł;fänkål;fennikel;fenkoli;fenkolia;rezene;fenicul;fenykl;fenyklu;édeskömény;édesköménygumó;củ tiểu hồi;umbi adas
garlic|garlic||garlic clove;Knoblauch;Knoblauchzehe;ail;gousse d'ail;ajo;diente de ajo;aglio;spicchio d'aglio;alho;dente de alho;Knoblauchzehen;gousses d'ail;spicchi d'aglio;lehsun;garlic paste;garlic puree;lazy garlic;garlic bulb;garlic head;wet garlic;lahsun;ninniku;elephant garlic;vitlök;hvitløk;hvidløg;czosnek;valkosipuli;bawang putih;czosnku;vitlöksklyfta;vitlöksklyftor;knoflook;teen knoflook;tenen knoflook;sarımsak;chesnok;fokhagyma;usturoi;lasun;poondu;vellulli;maneul;da suan;kitunguu saumu;tafarnuwa;thoum;shum;skordo;knofi;solo garlic;single clove garlic;česnek;česneku;česnak;valkosipulia;bijeli luk;česnakas;ķiploks;küüslauk;češnjak;beli luk;tỏi;knoflookteen;bijelog luka;češnjaka
ginger-root|fresh ginger||ginger;root ginger;gingerroot;Ingwer;gingembre;jengibre;zenzero;gengibre;adrak;ginger paste;ginger puree;shoga;ata ile;jahe;Ingwerwurzel;ingefära;ingefær;gember;inkivääri;imbir;gyömbér;zencefil;allam;aale;luya;halia;gừng;saenggang;jiang;sheng jiang;tangawizi;chita ginger;zanjabil fresh;kion;ginger knob;imbiru;zázvor;zázvoru;ghimbir;inkivääriä
grape-leaves-canned|jarred grape leaves||grape leaves;vine leaves
green-beans|green beans||French beans;fine beans;string beans;haricots verts;runner beans;snap beans;grüne Bohnen;judías verdes;fagiolini;dwarf beans;stringless beans;round beans;flat beans;helda beans;yard-long beans;ejotes;vagem;farasbi;sayaingen;romano beans;winged beans;dragon tongue beans;judías verdes redondas;judías verdes planas;vainitas;haricots plats;chauchas;Brechbohnen;Prinzessbohnen;fagiolini verdi;fasolka szparagowa;sem phali;gawar;gawar phali;guar beans;cluster beans;sperziebonen;sperzieboontjes;haricots verts fins;feijão verde;gröna bönor;grønne bønner;vihreitä papuja;fasolki szparagowej;zelené fazolky;zöldbab;fasole verde;taze fasulye;zelených fazolek;fazolové lusky;fazolových lusků;đậu que;buncis;mahune;mahuna;boranija;boranije;păstăi;păstăi verzi
green-beans-frozen|frozen green beans||frozen French beans
green-beans-canned|canned green beans||
hearts-of-palm-canned|canned hearts of palm||hearts of palm;palm hearts;palmito;hearts of palm linguine;Palmini;palmini linguine
jalapeno-pepper|jalapeño pepper|jalapeño peppers|jalapeno;green jalapeño;chile jalapeño;chile cuaresmeño
jalapeno-pickled|pickled jalapeños||jarred jalapeños;sliced jalapeños in a jar;jalapenos from a jar;jalapeño slices;pickled jalapeno peppers
jerusalem-artichoke|Jerusalem artichoke|Jerusalem artichokes|sunchoke;topinambur;topinambour;crosnes
jicama|jicama|jicamas|yam bean
kale|kale||lacinato kale;cavolo nero;Grünkohl;chou kale;dinosaur kale;kalettes;black cabbage;col rizada;couve manteiga;dino kale;grønkål;grønnkål;boerenkool;lehtikaali;jarmuż;couve crespa;cavolo riccio;palmkål;svartkål;borecole;kara lahana;toscano kale;chou frisé vert
kimchi|kimchi||kimchee;cabbage kimchi;napa cabbage kimchi;napa kimchi;baechu kimchi;kkakdugi
kohlrabi|kohlrabi||German turnip;karalábé
leek|leek|leeks|Lauch;Porree;poireau;puerro;porro;alho-poró;alho-francês;porri;purjolök;purre;porre;prei;pırasa;ajo porro;purje;purjo;porrer;pory;purjosipuli;daepa;negi leek;luk porey;praz;póréhagyma;pór;purjoa;pora;pórek;poriluk;praso;Stange Lauch;pórku;poireaux;blancs de poireaux;tỏi tây;daun bawang prei;poro;póru;poriluka;purreløk
lemongrass|lemongrass||lemongrass paste;serai;sereh;takrai;ta khrai;tanglad;citronnelle;sa stalks;Zitronengras;citrongräs;sitrongress;citrongræs;sitruunaruoho;trawa cytrynowa;zacate limón;hierba limón;capim-limão;capim santo;citronella stalk;fever grass;lemongrass white part;hierba luisa;gavati chaha;sere
butterhead-lettuce|butterhead lettuce|butterhead lettuces|butter lettuce;Boston lettuce;round lettuce;Kopfsalat;Bibb;living lettuce;soft lettuce;butterhead;laitue pommée;lechuga francesa;lechuga mantecosa;alface lisa;lattuga cappuccio;flat lettuce;sałata masłowa;kropsla;huvudsallad;sangchu;Korean lettuce;grön sallad
romaine-lettuce|romaine lettuce|romaine lettuces|romaine;cos lettuce;romaine heart;little gem;hearts of romaine;sweet gem lettuce;lechuga romana;lattuga romana;laitue romaine;Römersalat;orejona;gem;Romana;Romanasalat;salatherzen;lechuga orejona;alface romana;romansallad;romanosalat;hjertesalat;hjärtsallad;bindsla;sałata rzymska;baby cos;gem hearts;sucrine;cogollo;little gem hearts;cuori di lattuga
iceberg-lettuce|iceberg lettuce|iceberg lettuces|iceberg;Eisbergsalat;crisp lettuce;alface americana;lechuga iceberg;lattuga iceberg;isbergsallad;isbergsalat;icebergsalat;ijsbergsla;jäävuorisalaatti;sałata lodowa;laitue iceberg;crisphead lettuce;lettuce shreds;alface iceberg;isbergssallad;jäävuorisalaattia;aysberg marul;salată iceberg;ledového salátu;jégsaláta;selada iceberg
green-leaf-lettuce|green leaf lettuce||lettuce;laitue;lechuga;lattuga;alface;Blattsalat;oakleaf lettuce;batavia lettuce;salad lettuce;coral lettuce;loose leaf lettuce;lollo bionda;lollo verde;green oak lettuce;frillice;salad bowl lettuce;xà lách;saladette leaf lettuce;Pflücksalat;Eichblattsalat grün;marul;kahu;haubis
red-leaf-lettuce|red leaf lettuce||lollo rosso;lollo rossa;red oak leaf;red oak lettuce;red coral lettuce;Eichblattsalat;feuille de chêne;red batavia;red leaf;kkotsangchu
lotus-root|lotus root|lotus roots|renkon
white-mushrooms|white mushrooms||mushroom;button mushroom;white button mushroom;closed cup mushroom;champignon;champiñón;seta;fungo;cogumelo;champignons de Paris;champiñones;funghi champignon;cup mushroom;mixed mushrooms;khumb;funghi;pied de mouton;pieczarki;pieczarek;champinjoner;setas variadas;žampiony;csiperkegomba;herkkusieniä;ciuperci;champinjon;svampe;sjampinjong;sjampinjonger;herkkusieni;pieczarka;žampionů;csiperke;ciuperci champignon;šampinjoni;mantar;kültür mantarı;manitaria;nấm mỡ;gomba;jamur kancing;champignoner;Pilze;paddenstoelen;sieniä;grzyby;houby
cremini-mushrooms|cremini mushrooms||chestnut mushroom;crimini mushroom;baby bellas;brown mushroom;cremini;baby portobello;baby portobello mushroom;chestnut button mushrooms;hongos cremini;champiñones cremini;champiñones portobello baby;champignons de Paris bruns;braune Champignons;ceps;champignons bruns;kastanjechampignons;bruna champinjoner;skogschampinjoner;brune champignoner;aromasopp;ruskeita herkkusieniä;pieczarki brązowe;hnědé žampiony;barna csiperke;ciuperci brune;kestane mantarı
portobello-mushroom|portobello mushroom|portobello mushrooms|portobello;portabella mushroom;portobella mushroom;flat mushroom;portabello;field mushroom;portobellini mushrooms
shiitake-mushrooms|shiitake mushrooms||shiitake
shiitake-mushrooms-dried|dried shiitake mushrooms||dried shiitake;dried mushroom;dried Chinese mushrooms;nấm hương;nấm đông cô
oyster-mushrooms|oyster mushrooms||pleurotus;Austernpilz;king oyster;setas ostra;funghi ostrica;pleurotes;king trumpet;eringi;eryngii;trumpet mushrooms;jamur tiram;nấm đùi gà;nấm bào ngư
enoki-mushrooms|enoki mushrooms||enoki;jamur enoki;nấm kim châm
maitake-mushrooms|maitake mushrooms||maitake;hen of the woods
chanterelle-mushrooms|chanterelle mushrooms||chanterelle;girolles;Pfifferlinge;kantareller;kantarelli;kantarelleja
mushrooms-canned|canned mushrooms||huitlacoche
mustard-greens|mustard greens||mustard leaves;mizuna;komatsuna;sarson;sarson leaves;gai choy;kai choy;jie cai;mustasa;sarson ka saag leaves;rai saag;brown mustard greens;cải bẹ xanh;sawi pahit
okra|okra||bhindi;gumbo okra;okro;quiabo;bamia;gombo;quimbombó;vendakkai;ladies' fingers;ladyfinger okra;kopi okra;ochro;bendakaya;vendakka;đậu bắp;qiu kui;molondrón;nkruma
okra-frozen|frozen okra||frozen bhindi
onion|onion|onions|cooking onion;Zwiebel;oignon;cebolla;cipolla;cebola;Zwiebeln;cipolle;pyaz;cipolla dorata;cipolla ramata;albasa;tamanegi;alubosa;caramelized onions;caramelised onions;lök;gul lök;cebula;løg;kepaløg;sipuli;onion bulb;uien;gele ui;soğan;kuru soğan;bawang bombay;hagyma;ceapă;piaz;pyaaz;vengayam;ullipaya;kanda;sibuyas;hành tây;yangpa;yang cong;kitunguu;Gemüsezwiebel;piyaz;savan;cebule;cebuli;cibule;cibuli;vöröshagyma;sipulia;crni luk;lukovica;svogūnas;sīpols;sibul;ui;kremmidi;vitunguu maji;kitunguu maji;vitunguu;luka;kapula;kapule;gula lökar;keltasipuli;keltasipulia
red-onion|red onion|red onions|rote Zwiebel;oignon rouge;cebolla roja;cebolla morada;cipolla rossa;cebola roxa;purple onion;onion red;Tropea onion;cipolla di Tropea;lal pyaz;rödlök;rode ui;czerwona cebula;kırmızı soğan;rote Zwiebeln;rødløg;punasipuli;bawang merah besar;lila hagyma;punasipulia;červená cibule;ceapă roșie;mor soğan;crveni luk;crvenog luka;ljubičasti luk;ljubičastog luka;cepe roșii;czerwonej cebuli;červené cibule;crveni lukovi
sweet-onion|sweet onion|sweet onions|Vidalia onion
scallions|scallion|scallions|spring onion;green onion;salad onion;Frühlingszwiebel;ciboule;oignon vert;cebolleta;cebolinha;cipollotto;Frühlingszwiebeln;Lauchzwiebeln;cipollotti;bunching onion;eschallot green;green shallots;green onion tops;spring onion bulbs;cipolla verde;cebolla cambray;oignon nouveau;cébette;hosonegi;spring onion greens;spring onion tops;green onion greens;wild garlic;ramps;ramson;cebolla de verdeo;cebollita cambray;cebolinha verde;cebollino verde;dymka;forårsløg;vårlök;taze soğan;daun bawang;salladslök;bosui;bosuitjes;kevätsipuli;szczypior;yeşil soğan;hành lá;xiao cong;jjokpa;silpa;konegi;hara pyaz;sibuyas na mura;sibuyas dahon;escallion;piazcheh;ceapă verde;oignons nouveaux;lente-ui;kevätsipulia;szczypiorek z dymką;jarní cibulka;jarní cibulky;újhagyma;mladi luk;mladog luka;salladslökar;szczypiorek dymka
shallot|shallot|shallots|banana shallot;échalote;Schalotte;chalota;scalogno;eschalot;echalion shallot;eschallot;small onions sambar;shallot lobe;bawang merah;echalion;cebolleta chalota;schalottenlök;sjalott;sjalottløk;skalotteløg;sjalot;sjalotten;salottisipuli;szalotka;szalotki;hành tím;hom daeng;sambar onion;chinna vengayam;sibuyas tagalog;Dutch shallot;cheriya ulli;shalot;Schalotten;szalotek;salottisipulia;arpacık soğan;șalote;șalotă;šalotky;šalotka;salotta;salottahagyma;mogyoróhagyma
parsnip|parsnip|parsnips|Pastinake;panais;chirivía;pastinaca;palsternacka;pastinak;pasternak;pastinaak;palsternakka;păstârnac;palsternackor
snow-peas|snow peas||mangetout;mange tout;Chinese pea pods;peultjes
green-peas-fresh|fresh green peas||fresh peas;shelled peas;podded peas;fresh garden peas;groszku;grašak;graška;groszek zielony
peas-frozen|frozen peas||peas;green peas;petits pois;Erbsen;petits pois surgelés;guisantes;piselli;ervilhas;matar;sweet peas;English peas;chícharos;pisellini;garden peas;groszek mrożony;mražený hrášek;pakasteherneitä;diepvrieserwten;frysta ärtor;frosne ærter;frosne erter;mrożony groszek;fagyasztott borsó;mazăre congelată;dondurulmuş bezelye;doperwten;diepvriesdoperwten;ärtor;gröna ärtor;ærter;grønne ærter;erter;grønne erter;herneet;herneitä;bezelye;mazăre;mazăre verde;hrášku;hrášek;zöldborsó;đậu hà lan;kacang polong;zielonego groszku;zielony groszek;groszek
peas-and-carrots-frozen|frozen peas and carrots||peas and carrots
green-bell-pepper|green bell pepper|green bell peppers|green pepper;grüne Paprika;poivron vert;pimiento verde;peperone verde;green capsicum;shimla mirch;green sweet pepper;pimentão verde;pimiento morrón verde;groene paprika;grön paprika;grønn paprika;grøn peberfrugt;kudamilagai;piman;yeşil dolmalık biber;dolmalık biber;zielona papryka;morrón verde;ají morrón verde;zelená paprika;grøn peber;vihreä paprika;zöld paprika;ardei verde;yeşil biber;zelene paprike;ardei gras;ardei grași;pimiento italiano;pimientos italianos
red-bell-pepper|red bell pepper|red bell peppers|bell pepper;red pepper;sweet pepper;capsicum;romano pepper;pointed pepper;rote Paprika;poivron;pimiento rojo;peperone;pimentão;Paprikaschote;peperoni rossi;Paprika rot;Paprikaschote rot;mixed peppers;Ramiro pepper;mini peppers;baby peppers;mixed capsicum;red bell;mixed bell peppers;red sweet pepper;sweet red pepper;long red pepper;sweet bell pepper;sweet pointed pepper;sweet pointed red pepper;tatashe;pimiento morrón;pimiento morrón rojo;pimentón rojo;morrón;shimla mirch lal;bawa;röd paprika;rode paprika;czerwona papryka;kırmızı biber;rød peberfrugt;punainen paprika;papryka czerwona;kapia pepper;kapya biber;snacking peppers;Spitzpaprika;lunchbox peppers;ají morrón;červená paprika;piros kaliforniai paprika;ardei roșu;ardei gras roșu;crvena paprika;rød peber;piros paprika;pritaminpaprika;kaliforniai paprika;paprika merah;pimento vermelho;czerwonej papryki;kapia biber;červené papriky;punaista paprikaa;ớt chuông;papryki czerwonej;peberfrugt;peberfrugter;ardei capia;crvene paprike
yellow-bell-pepper|yellow bell pepper|yellow bell peppers|yellow pepper;orange pepper;orange bell pepper;yellow capsicum;orange capsicum;poivron jaune;gelbe Paprika;sweet yellow pepper;orange or yellow bell pepper;peperone giallo;pimiento amarillo;gele paprika;pimentão amarelo;gul paprika;keltainen paprika;żółta papryka;papryka żółta;žlutá paprika
red-chili-pepper|red chili|red chilies|chilli;hot pepper;bird's eye chili;Scotch bonnet;habanero;Chilischote;piment rouge;guindilla;peperoncino;cayenne chilli;cherry pepper;Thai bird chili;rodo;atarodo;chile habanero;bird's eye pepper;shombo;cili padi;piri piri chili;pimenta malagueta;rocoto;fresnos;ghost pepper;ají dulce;ghost chili;Carolina Reaper;siling labuyo;sili;labuyo;cabe rawit;cabai rawit;prik ki nu;prik kee noo;malagueta;dedo de moça;kpakpo shito;cili merah;cabe;cabai;piri piri pepper fresh;peri peri chilli fresh;ot hiem;chili padi;pimenta dedo-de-moça;aji limo;Peperoni scharf;piment oiseau;cheongyang gochu red;hong gochu;kırmızı acı biber;lal mirch fresh;pili pili;Dutch red chilli;wiri wiri pepper;madame jeanette;cabai merah keriting;cabe merah keriting;ớt đỏ;papryczka chili;papryczki chili;papryczka chilli;papryczki chilli;rode peper;rode pepers
green-chili-pepper|green chili|green chilies|poblano;hari mirch;Hatch chile;long green chilli;green finger chilli;green bird's eye chilli;finger chilli;chile verde;peperoncino verde;chile güero;chilaca;pimentón verde picante;anaheim;padron;shishito;pimientos de padron;long hots;siling haba;siling pansigang;sivri biber;Turkish green peppers;çarliston biber;piments verts;peperoncini verdi;zielona papryczka chili;pimiento verde italiano;long green peppers;Turkish peppers;bullet chilli;pachai milagai;pachi mirapakaya;cili hijau;cabai hijau;cheongyang gochu;cheongyang chili;cheongyang pepper;kkwari gochu;grüne Peperoni;ají verde;prik chee fah;hirvi mirchi;kancha lanka;charliston biber;friggitello;mad hatter pepper;groene peper;groene pepers
serrano-pepper|serrano pepper|serrano peppers|serrano;chile serrano
banana-pepper|banana pepper|banana peppers|cubanelle;wax pepper;ajíes dulces;aji dulce peppers;ajicitos;ajicitos dulces;sweet banana peppers;pimenta de cheiro;cachucha peppers;tv paprika
green-chiles-canned|canned green chiles||diced green chiles;can of green chiles;chopped green chiles
ancho-chile-dried|dried ancho chile|dried ancho chiles|ancho chilli;ancho;dried chipotle;dried chipotle chile;dried New Mexico chile;chile guajillo;chile mulato;chile cascabel;peperone crusco;ñora;ñora pepper;chile ancho
roasted-red-peppers-jarred|jarred roasted red peppers||roasted red pepper;roasted pepper;roasted bell pepper;jarred red peppers;jarred peppers;chargrilled peppers;roast peppers;flame-roasted peppers;roast red peppers;roasted red bell pepper;roasted peppers in a jar;peppadew;roasted sweet red peppers;jarred sweet red peppers;roasted sweet peppers;piquillo;fire-roasted red peppers;pimientos del piquillo;pimientos asados;pimientos morrones asados;gegrillte Paprika;jarred roasted peppers;roasted pepper strips;pimiento rojo asado;peperoni arrostiti
potato|potato|potatoes|all-purpose potato;Kartoffel;pomme de terre;patata;papa;batata;roasting potatoes;Kartoffeln;patate;aloo;baker potato;Agria potato;general purpose potato;batata inglesa;jagaimo;mehligkochende Kartoffeln;festkochende Kartoffeln;mehlige Kartoffeln;ziemniaki;kartofler;poteter;potetes;papa criolla;Peruvian purple potato;purple Peruvian potato;Anya potato;La Ratte;Estima;Marabel potato;Linda potato;ziemniaków;ziemniak;aardappelen;aardappel;kentang;Kerr's Pinks;Bintje;peruna;perunat;kartoshka;brambory;burgonya;krumpli;cartofi;krompir;aaloo;urulaikizhangu;bangaladumpa;khoai tây;gamja;tudou;iodap;white rose potato;brambor;perunaa;perunoita;potatisar;krumpir;bulvės;kartupeļi;kartul;ziemniaka;vastkokende aardappelen;potet;bramborů;cartof;kruimige aardappelen;kruimige aardappels;krumpira;krompira;krumpiri;cartofi noi;cartofi albi;fast potatis;patate lesse;potatis
russet-potato|russet potato|russet potatoes|baking potato;jacket potato;Idaho potato;baked potato;Maris Piper;russet;King Edward;Sebago potato;Rooster potato;Idaho baking potato
red-potato|red potato|red potatoes|Desiree;pontiac potato;red skin potato
white-potato|white potato|white potatoes|Yukon gold;waxy potato;yellow potato;gold potato;Charlottes;Nicola potatoes;all-rounder potatoes;Dutch cream potatoes;yellow-fleshed potato
french-fries-frozen|frozen French fries||French fries;fries;oven chips;frozen chips;oven fries;chunky chips;skinny fries;frozen potato wedges;crinkle-cut fries;waffle fries;steak fries;crinkle fries;shoestring fries
hash-browns-frozen|frozen hash browns||hash browns;hash brown potatoes;frozen shredded potatoes;hash brown patties;cubed hash brown potatoes;diced hash brown potatoes;frozen hash brown potatoes
pumpkin|pumpkin|pumpkins|Kürbis;potiron;citrouille;calabaza;zucca;abóbora;kaddu;Jap pumpkin;Kent pumpkin;sugar pumpkin;pie pumpkin;Queensland blue pumpkin;kalabasa;kabocha pumpkin;pompoen;pumpa;græskar;gresskar;kurpitsaa;dynia;dyni;dýně;sütőtök;dovleac;bal kabağı;bí đỏ;labu kuning;labu parang;dyňa;bundeva;bundeve;polpa di zucca
pumpkin-puree-canned|canned pumpkin purée||pumpkin puree;canned pumpkin;100% pumpkin puree;solid-pack pumpkin;pumpkin puree not pie filling
radicchio|radicchio||red chicory;treviso;radicchio di Treviso;radicchio tardivo;Castelfranco radicchio;Castelfranco;Treviso radicchio;radicchio di Chioggia;trevisano;tardivo;red endive;röd endiv;radicchio trevigiano
radish|radish|radishes|Radieschen;radis;rábano;ravanello;rabanete;French breakfast radish;rabanito;breakfast radish;radis roses;botte de radis;ravanelli;rzodkiewka;rädisor;radiser;radijs;radijsjes;rädisa;reddik;radise;retiisi;cherry belle radish;reddiker;retiisiä;rzodkiewki;ředkvička;ředkvičky;retek;ridichi;rzodkiewek;turp;kırmızı turp;hónapos retek
rutabaga|rutabaga|rutabagas|swede;neep;yellow turnip;Steckrübe;Swedish turnip;turnip swede;Kohlrübe;kålrot;kålroe;koolraap;lanttu;brukiew;navone;chou-navet;swede turnip;lanttua
sauerkraut|sauerkraut||pickled cabbage;fermented cabbage;fermented sauerkraut;white sauerkraut;kapusta kiszona;kiszona kapusta;chucrut;crauti;surkål;zuurkool;kvašená kapusta;varză murată;kapusty kiszonej;kiszonej kapusty;kysané zelí;savanyú káposzta;hapankaalia;choucroute crue;chucrute;lahana turşusu;kysaného zelí;dưa cải bắp;kiseli kupus;kiselog kupusa;varză acră
seaweed-nori-laver-raw|fresh laver||laver;fresh nori
seaweed-wakame|wakame||wakame seaweed;hijiki;miyeok;dried hijiki
seaweed-kelp|kelp||kombu;konbu;kelp seaweed;dried kombu;dulse;dulse flakes;arame;dasima
agar-dried|agar||agar agar;agar powder;agar flakes;agar-agar powder;agar-agar flakes;vegan gelatin;veggie gel;vege-gel
spinach|spinach||Spinat;épinard;espinaca;spinaci;espinafre;palak;Blattspinat;efo;nettles;stinging nettles;borage;spinach puree;palak puree;spinazie;szpinak;szpinaku;ıspanak;pasalai keerai;palakura;pinaatti;spanać;esfenaj;bayam inggris;horenso;sigeumchi;bo cai;rau bina;flat leaf spinach;cooking spinach;špenát;spenót;pinaattia;paraj;spanaki
spinach-frozen|frozen spinach||frozen leaf spinach;frozen spinach blocks;Tiefkühlspinat;TK-Spinat
baby-spinach|baby spinach||baby leaf spinach;spinach baby;espinaca baby;spinacino;pousses d'épinards;Babyspinat;jeunes pousses d'épinards;baby-épinards;young spinach
sweet-potato|sweet potato|sweet potatoes|kumara;orange sweet potato;Süßkartoffel;patate douce;boniato;camote;patata dolce;batata-doce;shakarkandi;yam sweet potato;garnet sweet potato;orange-fleshed sweet potato;garnet yam;jewel yam;batata dulce;patate dolci;anamo;kamote;ubi jalar;goguma;khoai lang;sakkaravalli kizhangu;patata dulce;patata americana;sötpotatis;søtpotet;sød kartoffel;zoete aardappel;bataatti;batat;tatlı patates;gold kumara;viazi vitamu;batátovy;batáty;bataty;bataattia;batata sladká;sladké brambory;édesburgonya;édeskrumpli;cartof dulce;Süßkartoffeln;zoete aardappelen;batatów;søde kartofler;søtpoteter;cartofi dulci;sladká brambora
taro|taro||eddo;dasheen;arbi;colocasia;gabi;cocoyam;satoimo;toran;kachalu;eddoe;malanga coco;arvi;khoai môn;yu tou;kolokasi;ocumo;keladi;talas;dalo;kalo;seppankizhangu;chembu;chamadumpa;kochu
yam|yam|yams|puna yam;yam tuber;tuber of yam;isu;ñame;igname;suran;elephant foot yam;jimikand;suran yam;senai kizhangu;Ghana yam;inhame;renta yam;St Vincent yam;sweet yam;ji yam
tomatillo|tomatillo|tomatillos|husk tomato;tomate verde;tomate de milpa
tomato|tomato|tomatoes|beefsteak tomato;beef tomato;salad tomato;Tomate;pomodoro;jitomate;Tomaten;pomodori;tamatar;Campari tomato;cocktail tomato;truss tomato;jitomate bola;tomate bola;concasse tomatoes;oxheart tomato;ox heart tomato;coeur de boeuf tomato;Brandywine tomato;Marmande tomato;pomidory;pomidor;pomidorów;tomater;tomaat;domates;tomat;tomaatti;paradajz;rajče;paradicsom;roșii;thakkali;kamatis;cà chua;fanqie;xihongshi;nyanya;Strauchtomaten;Fleischtomate;tomates grappe;gojeh farangi;banadoura;agvaniyot;field tomato;cuore di bue;kumato;rajčata;tomaattia;roșie;rajčica;rajčice;tomātas;tomaatit;rajčat;ntomata;ntomates;pomidora;paradajza;pomodori ramati
cherry-tomatoes|cherry tomato|cherry tomatoes|grape tomato;baby plum tomato;Kirschtomate;Cocktailtomate;tomate cerise;tomate cherry;pomodorini;datterini;baby tomatoes;mini tomatoes;Sungold tomatoes;plum cherry tomatoes;cherry truss tomatoes;cherry roma tomatoes;mini plum tomatoes;mixed cherry tomatoes;jitomate cherry;pomodoro ciliegino;pomodori ciliegini;pomodori datterini;tomate cereja;pomodorini ciliegino;Cherrytomaten;Datteltomaten;ciliegini;pachino;körsbärstomater;cherrytomater;cherrytomat;kerstomaatjes;snoeptomaatjes;kirsikkatomaatti;pomidorki koktajlowe;pomidorki;NatureSweet cherubs;piccolo tomatoes;santini tomatoes;mini roma tomatoes;medley tomatoes;strawberry tomatoes;çeri domates;kerstomaten;cherrytomaatjes;kirsikkatomaatteja;pomidorków koktajlowych;cherry rajčata;koktélparadicsom;roșii cherry;cherry rajčice;kirschtomaten;cocktailtomaten;cherry rajčat;cà chua bi;tomat ceri
roma-tomato|Roma tomato|Roma tomatoes|plum tomato;roma;San Marzano tomato fresh;San Marzano;pomodori San Marzano freschi;jitomate roma;saladette;tomate saladet;jitomates saladet;tomate perita;jitomate guaje;tomate saladette;tomate guaje;tomate italiano;tomate pera;saladet;perini;Italian tomato
green-tomato|green tomato|green tomatoes|
tomatoes-canned-whole|canned whole tomatoes||canned plum tomato;peeled tomatoes;canned peeled tomato;San Marzano tomatoes;pelati;canned cherry tomatoes;tinned cherry tomatoes;tinned peeled tomatoes;tinned whole tomatoes;tinned Italian tomatoes;whole tomatoes in juice;canned Italian plum tomatoes;pomodori pelati;tomates pelados;tomates pelées;jitomates enlatados;Cento San Marzano;geschälte Tomaten;tomates entières pelées;tomate entero pelado;hela skalade tomater;hele flåede tomater;gepelde tomaten;kokonaiset tomaatit;pomidory pelati;loupaná rajčata;hámozott paradicsom;soyulmuş domates;pomodorini in scatola;pelata;roșii la conservă;roșii decojite la conservă;flåede tomater;hela tomater
tomatoes-canned-diced|canned diced tomatoes||canned tomatoes;tinned tomatoes;can of tomatoes;stewed tomatoes;fire-roasted tomatoes;Dosentomaten;stückige Tomaten;tomates concassées;tomate triturado;canned Tomaten;gehackte Tomaten;tomates en conserve;tomate en conserva;petite diced tomatoes;diced tomatoes in juice;chopped tomatoes in juice;canned chopped plum tomatoes;tinned cherry tomatoes in juice;diced tomatoes with basil;diced tomatoes with garlic;diced tomatoes with herbs;diced tomatoes with onion;diced tomatoes with garlic and herbs;diced tomatoes with basil and garlic;diced tomatoes with oregano;diced tomatoes with chili;chopped tomatoes with basil;chopped tomatoes with garlic;chopped tomatoes with herbs;chopped tomatoes with onion;chopped tomatoes with garlic and herbs;chopped tomatoes with basil and garlic;chopped tomatoes with oregano;chopped tomatoes with chili;Muir Glen fire roasted;diced tomatoes with basil garlic and oregano;diced tomatoes with garlic and onion;tomatenblokjes;Pizzatomaten;tomate natural triturado;polpa a cubetti;knuste tomater;hakkede tomater på dåse;tomaattimurska;pomidory krojone;pomidory z puszki;pomidory w puszce;krájená rajčata;darabolt paradicsom konzerv;roșii cuburi;doğranmış domates konserve;Mutti polpa;tomate cubeteado;tomatenblokjes blik;krossade tomater burk;tomaattimurskaa;pomidorów z puszki;krojone pomidory;loupaná rajčata krájená;darabolt paradicsom;paradicsomkonzerv;roșii cubulețe;roșii din conservă;krojonych pomidorów;rajčata v konzervě;roșii tocate la conservă;tomate troceado en lata;doğranmış domates konservesi;krájených rajčat;cà chua hộp;tomat kaleng
tomatoes-canned-crushed|canned crushed tomatoes||crushed tomatoes;polpa;tinned crushed tomatoes;polpa di pomodoro;tomato polpa;fire-roasted crushed tomatoes;canned crushed San Marzano tomatoes;crushed tomatoes with basil;crushed tomatoes with garlic;crushed tomatoes with herbs;crushed tomatoes with onion;crushed tomatoes with garlic and herbs;crushed tomatoes with basil and garlic;pulpe de tomate;krossade tomater;hakkede tomater;hermetiske tomater
tomato-paste|tomato paste||tomato purée;tomato concentrate;double concentrate tomato puree;Tomatenmark;concentré de tomates;concentrado de tomate;concentrato di pomodoro;concentrated tomato paste;tomato puree concentrate;sun-dried tomato paste;double-concentrated tomato paste;double concentrated tomato purée;triplo concentrato di pomodoro;extrato de tomate;tomato paste tube;domates salçası;salça;Turkish tomato paste;triple concentrate tomato;double concentré de tomates;tomate concentrado;extracto de tomate;doppio concentrato;triplo concentrato;tomatpuré;tomatpyré;tomatenpuree;tomaattipyree;koncentrat pomidorowy;rajčatový protlak;paradicsompüré;sűrített paradicsom;rob-e gojeh;rob gojeh;robe gojeh farangi;Gino tomato paste;tomato paste concentrate;koncentratu pomidorowego;tomaattipyreetä;pastă de tomate;protlak;koncentrat rajčice;rajský protlak;polpa de tomate concentrada;biber-domates salçası;pastă de roșii;tomatkoncentrat;pire od rajčice
tomato-puree-passata|passata||tomato passata;strained tomatoes;sieved tomatoes;passata di pomodoro;passierte Tomaten;sugocasa;passata sauce;creamed tomatoes;passata with basil;passata with garlic;passata with herbs;passata with onion;passata with garlic and herbs;passata with basil and garlic;puré de tomate;coulis de tomate;polpa de tomate;passata with onions and garlic;Tomaten passiert;purée de tomates;przecier pomidorowy;passerade tomater;tomate tamizado;passerte tomater;gezeefde tomaten;paseerattu tomaatti;passata pomidorowa;molho de tomate passata;passata di pomodori;tomate passata;rajčatové pyré;paseerattua tomaattia;passata de roșii;passzírozott paradicsom;pasirana rajčica;pasirane rajčice
tomato-sauce-canned|canned tomato sauce||tomato sauce;salsa de tomate;molho de tomate;tomate frito;Spanish tomato sauce
tomato-juice|tomato juice||
sun-dried-tomatoes|sun-dried tomatoes||sundried tomato;dried tomato;semi-dried tomatoes
sun-dried-tomatoes-in-oil|sun-dried tomatoes in oil||oil-packed sun-dried tomatoes;jarred sun-dried tomatoes;jarred sundried tomatoes;sundried tomatoes from a jar;sun-blush tomatoes;sun-blush tomatoes in oil;sunblush tomatoes;sun-blushed tomatoes;semi-dried tomatoes in oil;pomodori secchi sott'olio;tomates secos en aceite;tomates séchées à l'huile;oil-packed sun-dried tomato halves;getrocknete Tomaten in Öl;tomate seco em azeite;zongedroogde tomaten in olie;soltorkade tomater i olja;soltørrede tomater i olie;soltørkede tomater i olje;aurinkokuivattuja tomaatteja öljyssä;suszone pomidory w oleju;suszonych pomidorów w oleju;sušená rajčata v oleji;aszalt paradicsom olajban;roșii uscate în ulei
turnip|turnip|turnips|navet;nabo;rapa;rape bianche;shalgam;Rübchen;Mairübe;Tokyo turnip;kabu;şalgam;rzepa;majrova;nauris;raap;salad turnip;purple top turnip
turnip-greens|turnip greens||turnip tops
mixed-vegetables-frozen|frozen mixed vegetables||mixed vegetables;frozen vegetables;mixed veg;frozen veg;frozen veggies;mixed veggies;frozen vegetable mix;frozen vegetable medley;California blend vegetables;California blend;Normandy blend vegetables
water-chestnuts-canned|canned water chestnuts||water chestnut
watercress|watercress||Brunnenkresse;cresson;berro;upland cress;agrião;crescione;vattenkrasse;brønnkarse;brøndkarse;waterkers;rukiew wodna;sai yeung choi;xi yang cai;kerson;su teresi
zucchini|zucchini||calabacín;zucchina;abobrinha;green squash;calabacines;zucchine;zoodles;zucchini noodles;courgette noodles;zucchini spirals;courgette spaghetti;calabacita;zucchetta;marrow;vegetable marrow;Mexican squash;cousa squash;kabak;cukinia;cukinii;zucchino;kesäkurpitsa;cukinie;cukkini;dovlecel;tikvica;tikvice;kolokithi;kolokythakia;koosa;kousa;kishuim;zapallito italiano;zapallito;zapallo italiano;zucchete;turai zucchini;eight ball zucchini;Italian squash;ae-hobak;aehobak;Korean squash;grey squash;cuketa;cukety;kesäkurpitsaa;dovlecei;kolokythi;kolokithakia;curgete
nopales|nopales||cactus paddle;cactus leaves;nopalitos;nopal paddles
hominy-canned|canned hominy||hominy;pozole corn;maíz cacahuazintle;mote;white hominy;canned yellow hominy;cooked hominy;hominy cooked;maíz para pozole;maíz mote;cacahuazintle;cooked mote;maíz pozolero precocido
chayote|chayote|chayotes|christophine;christophene;chow chow squash;choko;mirliton;chayote squash;chuchu;sayote;labu siam
dandelion-greens|dandelion greens||dandelion;horta;wild greens;mixed wild greens;cicoria;cicoria selvatica;chicorée sauvage;radichiella
artichoke-hearts-frozen|artichoke heart|artichoke hearts|artichoke quarters
brussels-sprouts-frozen|frozen Brussels sprouts||frozen sprouts
kale-frozen|frozen kale||
butternut-squash-frozen|frozen butternut squash||frozen squash
sweet-potato-fries-frozen|frozen sweet potato fries||sweet potato fries
lima-beans-frozen|frozen lima beans||lima beans;butter beans;queen butter beans;butter beans tin;large white butter beans;giant beans;gigantes;baby limas
horseradish-prepared|prepared horseradish||horseradish;Meerrettich;raifort;horseradish root;jarred horseradish;chrzan;hren;chrzanu;peberrod;pepparrot
wasabi-paste|wasabi paste||wasabi;wasabi powder
basil-fresh|fresh basil||Basilikum;basilic;albahaca;basilico;manjericão;sweet basil;Italian basil;basil;Genovese basil;basil paste;scent leaf;nchanwu;efirin;basilika;bazylia;bazsalikom;busuioc;fesleğen;reyhan;rayhan;rihan;vasilikos;basilicum;basilikaa;bazylii;bazalka;bosiljak;bazalky
chives-fresh|fresh chives||chive;Schnittlauch;ciboulette;cebollino;szczypiorek;erba cipollina;cebolinha francesa;cebolinho;gräslök;gressløk;purløg;bieslook;ruohosipuli;metélőhagyma;frenk soğanı;irit;szczypiorku;pažitka;arpagic;vlasac;ruohosipulia;snidling;hẹ tây;daun kucai;kucai
cilantro-fresh|fresh cilantro||cilantro;coriander leaf;Chinese parsley;Koriandergrün;coentro;dhania;dhaniya;coriander root;coriander sprigs;coriander bunch;dhania patta;coriandolo fresco;pak chee;cilantro paste;coriander paste;Koriander;dhaniya patta;hare dhaniya;kothamalli;kothimbir;kothimeera;kottimira;kotmir;kinnsoi;culantro fresco peruano;frisk koriander;verse koriander;kolendra świeża;kişniş;gishniz;geshniz;kusbara;kuzbara;cusbara;wansoy;unsoy;ngò rí;rau mùi;phak chi;daun ketumbar;ketumbar daun;xiang cai;yuen sai;gosu leaves;kotmeer;dhanyapatta;dhone pata;korianteri;tuoretta korianteria;kolendra;koriandr;korianderzöld;korijandar;coriandre fraîche;coriandru proaspăt
dill-fresh|fresh dill||dill;dill fronds;dill weed;aneth;eneldo;aneto;dill tops;fennel fronds;fennel tops;koperek;dild;tilli;koperku;dereotu;dille;koper;ukrop;kapor;mărar;kopar;shivid;sheved;shevid;shamir;anitho;sowa leaves;suva bhaji;shepu;sabsige soppu;endro;Dillspitzen;kopr;tilliä;mirođija;kopru;thì là;adas sowa
mint-fresh|fresh mint||mint;Minze;menthe;menta;hierbabuena;hortelã;spearmint;pudina;peppermint leaves;yerbabuena;färsk mynta;mynte;munt;minttu;mięta;na'na;na'ana;nane;daun pudina;húng lũi;rau húng;bai saranae;bo he;diosmos;nana mint;minttua;máta;máty;mynta;bạc hà;lá bạc hà;daun mint
parsley-fresh|fresh parsley||parsley;Italian parsley;Petersilie;persil;perejil;prezzemolo;salsa cheiro-verde;flatleaf parsley;Continental parsley;flat parsley;curly leaf parsley;persil plat;persil frisé;salsinha;glatte Petersilie;tender herbs;soft herbs;fresh herbs;fresh mixed herbs;mixed soft herbs;mixed tender herbs;leafy herbs;mixed leafy herbs;fresh herbs of choice;green herbs;carrot tops;carrot greens;persilja;persille;pietruszka;natka pietruszki;maydanoz;peterselie;natki pietruszki;cheiro-verde;bladpersilja;platte peterselie;pietruszka natka;natka;petrezselyem;peršun;pătrunjel;jafari;jaafari;bakdounis;baqdunis;petrosilia;maidanos;petrushka;petržel;persiljaa;peršin;petrželka;maintanos;petržel nať;peterseli;perehil;mùi tây;ngò tây;salsa picada;ramo de salsa;peršinov list;peršinova lista;hladkolistá petržel;petrželová nať;petrželové natě;bredbladet persille
rosemary-fresh|fresh rosemary||rosemary;rosemary needles;Rosmarin;romarin;romero;rosmarino;alecrim;rosemary leaves fresh;rozemarijn;rosmariini;rozmaryn;rozmaring;rozmarin;ružmarin;biberiye;dentrolivano;Rosmarinzweig;rosmariinia;rozmarynu;rozmarýnu;hương thảo
thyme-fresh|fresh thyme||thyme;lemon thyme;Thymian;thym;tomillo;timo;tomilho;fine-leaf thyme;färsk timjan;thyme leaves fresh;broadleaf thyme;verse tijm;frisk timian;tuore timjami;świeży tymianek;čerstvý tymián;friss kakukkfű;cimbru proaspăt;svježi timijan;taze kekik;fersk timian;tuoretta timjamia;tijm;tymianku;tymianek;timjan;timian;timjami;timjamia;cimbru;tymián;tymiánu;kakukkfű;xạ hương;timi
apple|apple|apples|eating apple;Honeycrisp apple;dessert apple;Apfel;pomme;manzana;mela;maçã;mele;Honeycrisp;Gala;Braeburn;Jazz apple;crisp apple;sweet apple;golden delicious;red delicious;Fuji;Pink Lady;Cox;äpplen;eple;æble;æbler;Pacific Rose apple;Jonagold;Opal apple;Lady Alice apple;Cortland apple;appels;epler;omenat;yabloko;elma;saib;tufahi;epal;ringo;sagwa;ping guo;Cox's Orange Pippin;Cosmic Crisp;Kanzi apple;Boskoop;Elstar;reinette;maçã gala;Cripps Pink;SweeTango;Rockit apple;jablka;jablko;omenaa;mere rosii;jabuka;jabuke;apel;mere;jablek;alma;almát;táo;omenoita
granny-smith-apple|Granny Smith apple|Granny Smith apples|green apple;cooking apple;tart apple;Granny Smith;Bramley;baking apple;sharp apple;Bramley cooking apple;green eating apple;sour apple;manzana verde;maçã verde;mela verde;pomme verte;pomme granny;grüner Apfel;antonovka;szara reneta
applesauce-unsweetened|unsweetened applesauce||applesauce;apple purée;Apfelmus;pear puree;unsweetened apple sauce
apple-juice|apple juice||cloudy apple juice;jus de pomme;Apfelsaft
apricot|apricot|apricots|Aprikose;abricot;albaricoque;albicocca;damasco;Marille;Marillen;chabacano fresh;albicocche;aprikos;abrikos;abrikoos;aprikoosi;morela;morele;meruňka;sárgabarack;caisă;kayısı;zardaloo;mishmish;khubani fresh;jardalu
apricots-dried|dried apricot|dried apricots|Turkish apricots;soft apricots;unsulphured dried apricots;soft dried apricots;ready-to-eat apricots;abricot sec;suszone morele;getrocknete Aprikosen;albicocche secche;alperces secos;gedroogde abrikozen;suszonych moreli;torkade aprikoser;tørrede abrikoser;tørkede aprikoser;kuivattuja aprikooseja;kuru kayısı;caise uscate;sušených meruněk;aszalt sárgabarack;aprikot kering
avocado|avocado|avocados|Hass avocado;avocat;aguacate;palta;abacate;avo;Haas avocado;aguacate hass;avocadoer;avokadoer;awokado;avocado pear;makhanphal;parachichi;abukado;alpukat;alpukado;avo smash;avocado hass;Reed avocado;zaboca;avokado;avokadoa;avokáda;quả bơ
banana|banana|bananas|Banane;plátano banana;Bananen;cavendish banana;plátano;kela;guineo;pisang;ladyfinger banana;banano;bananer;banaani;banan;banany;mouz;vazhaipazham;ndizi;saging;chuối;xiangjiao;spotty banana;lakatan;latundan;robusta banana;cambur;banana-prata;banana nanica;figue banane;banaan;banaania;muz;bananów;banánu
blackberries|blackberries||Brombeere;mûre;mora;zarzamoras;björnbär;bjørnebær;brombær;bramen;karhunvatukat;jeżyny;ostružiny;szeder;böğürtlen;brambles;dewberries;olallieberries
blueberries|blueberries||Heidelbeere;Blaubeere;myrtille;arándano;mirtillo;mirtilo;Heidelbeeren;Blaubeeren;mirtilli;huckleberries;bilberries;saskatoons;arándanos azules;blåbär;blåbær;bosbessen;blauwe bessen;mustikat;pensasmustikat;borówki;borówka amerykańska;borůvky;áfonya;afine;yaban mersini;mustikka;mustikoita;jagody;borovnice;borówek;borůvek;việt quất
blueberries-frozen|frozen blueberries||frozen wild blueberries
cantaloupe|cantaloupe|cantaloupes|cantaloupe melon;muskmelon;melon;rockmelon;charentais melon;Netzmelone;Zuckermelone;melon charentais;melón chino;melão cantaloupe;melone retato;nätmelon;kavun;talebi;kharbuja;kharbooja;Cavaillon melon;melone cantalupo
sweet-cherries|sweet cherries||cherry;Kirsche;cerise;cereza;ciliegia;cereja;Bing cherries;bing;Rainier cherries;Süßkirschen;ciliegie;körsbär;kirsebær;kersen;kirsikat;czereśnie;třešně;cseresznye;cireșe;kiraz;gilas;karaz;kerasia;Kirschen;kirsikoita;třešní;anh đào;ceri;buah ceri;morelli
sour-cherries|sour cherries||tart cherry;Sauerkirsche;morello cherries;montmorency cherries;jarred sour cherries;Schattenmorellen fresh;griottes;guindas;ginjas;amarene;visciole;surkörsbär;wiśnie;višně;meggy;vișine;albaloo;pie cherries;Sauerkirschen
cherries-dried|dried cherries||dried tart cherries;dried sour cherries
clementine|clementine|clementines|Klementine;cutie;Cuties;Halos mandarin;sweet clementines;Wonderful Halo
cranberries|cranberries||canneberges;arándanos rojos frescos;tranbär;tranebær;veenbessen;karpalot;żurawina świeża;Moosbeeren
cranberries-dried|dried cranberries||craisins;sweetened dried cranberries
currants-dried-zante|dried currants||currant;Zante currants;dried Zante currants;kuş üzümü
dates-medjool|Medjool date|Medjool dates|medjool;Medjul dates
dates-deglet-noor|date|dates|Deglet Noor dates;Dattel;datte;dátil;dattero;tâmara;dried dates;khajoor;soft dates;Deglet Nour dates;Datteln;dátiles;datteri;dadels;daktyli;dadlar;taateleita;curmale;datolya;hurma;kurma;datlí
figs|fresh fig|fresh figs|fig;Feige;figue;higo;fico;figo;brevas;fichi;färska fikon;fersk fiken;friske figner;verse vijgen;incir;anjir fresh;anjeer fresh;turkey figs
figs-dried|dried fig|dried figs|soft dried figs;ready-to-eat figs
goji-berries-dried|dried goji berries||goji
grapefruit|grapefruit|grapefruits|pamplemousse;toronja;pompelmo;toranja;Pampelmuse;pomelo toronja;grapefruktit;grejpfrut;greyfurt
grapes|grapes||Weintraube;uva;Concord grapes;cotton candy grapes;Trauben;raisin frais;vindruvor;druer;druiven;viinirypäleet;winogrona;hrozny;szőlő;struguri;üzüm;angoor;angur;drakshai;zabibu fresh;anggur;budou;podo;putao;muscat grapes;Thompson grapes;table grapes;shine muscat;moon drops grapes;winogron;vindruer;viinirypäleitä;hroznů;hroznového vína;hroznové víno;nho tươi;grains de raisin
guava|guava|guavas|goiaba;guayaba;goyave;amrood;amrud;koyya;jamakaya;bayabas;jambu batu;jambu biji;mapera;pera guava;apple guava
honeydew-melon|honeydew melon|honeydew melons|honeydew;galia melon;green melon;Honigmelone;melão;melón piel de sapo;honungsmelon;honningmelon;galiameloni;Korean melon;chamoe;Hami melon;kharboze;canary yellow melon;melone d'inverno
jackfruit|jackfruit||canned jackfruit;tinned jackfruit;nangka;jaca;fanas;kanthal;nangka muda
kiwi|kiwi|kiwis|kiwifruit;gold kiwi;Zespri green;quivi;kiwiler;kivi
lemon|lemon|lemons|unwaxed lemon;Zitrone;limone;limão siciliano;Zitronen;citrons;limoni;nimbu;Meyer lemon;limón;citroen;cytryna;cytryny;lemon wedge;citroner;sitron;sitroner;citroenen;sitruuna;citrom;lămâie;limu;limoo;laymoun;limau;jeruk lemon;chanh vàng;remon;ning meng;elumichai;nimmakaya;ndimu;preserving lemon;lumoo;citronová šťáva z;sitruunaa;limun;lemoni;citromu;limuna
lemon-juice|lemon juice||juice of lemon;Zitronensaft;jus de citron;zumo de limón;jugo de limón;succo di limone;suco de limão siciliano;sumo de limão;suco de limão;citroensap;citronsaft;citronjuice;sitronsaft;sitruunamehua;sok z cytryny;soku z cytryny;citronová šťáva;citronové šťávy;citromlé;suc de lămâie;zeamă de lămâie;limon suyu;nước cốt chanh;nước chanh;air lemon;perasan lemon;air perasan lemon;limunov sok;limunovog soka;sok od limuna;soka od limuna;sitruunamehu
lemon-zest|lemon zest||lime zest;lime peel;lemon peel;lemon rind;zest of lemon;Zitronenschale;zeste de citron;scorza di limone;lime rind;zest of lime;ralladura de limón;ralladura de lima;limone scorza;bergamot zest
lime|lime|limes|Limette;limetta;citron vert;key lime;Tahitian lime;lima;limón verde;limón persa;limão;jeruk nipis;lime wedge;limão taiti;limão tahiti;limoen;limoenen;limetti;limonka;limonki;misket limonu;limau nipis;limau kasturi;jeruk limau;manao;dayap;qing ning meng;kagzi nimbu;laimu;lima ácida;kaffir lime fruit;limefrukt;limetka;limetky
lime-juice|lime juice||juice of lime;Limettensaft;jus de citron vert;key lime juice;jugo de limón verde;jugo de lima;zumo de lima;sumo de lima;suco de limão taiti;limoensap;limesaft;limetinmehua;sok z limonki;soku z limonki;limetková šťáva;limetkové šťávy;suc de lime;misket limonu suyu
lychee|lychee|lychees|litchi;lichia;lizhi;leechi;leichi;letsias
mandarin-orange|mandarin|mandarins|tangerine;satsuma;Mandarine;mandarina;easy peeler;tangelos;minneola;mandarino;mandarini;mikan;gyul;kinnow;naartjie;naartjies;dekopon;sumo citrus;sumo orange;narangi santra;mandarin imperial;bergamota fruit;mexerica;mandarynka;ponkan;dalanghita;jeruk keprok;kamala orange;Honey Murcott
mango|mango|mangoes|mangue;manga;Alphonso mango;Kesar mango;unripe mango;mango pulp;mango puree;mango ataulfo;Ataulfo mango;Kent mango;Tommy Atkins mango;honey mango;champagne mango;xoài;mamuang;maambazham;embe;Manila mango;Kensington Pride mango;mango cheeks
mango-dried|dried mango||
nectarine|nectarine|nectarines|Nektarine;brugnon;nettarina;pesca noce;pelón;nectarijn;nektaryna
olives-black|black olives||ripe olives;schwarze Oliven;olives noires;aceitunas negras;olive nere;olives;Niçoise olives;dry-cured black olives;dry black olives;oil-cured olives;oil-cured black olives;dry-cured olives;Oliven;azeitonas pretas;zwarte olijven;czarnych oliwek;czarne oliwki;svarta oliver;sorte oliven;svarte oliven;mustat oliivit;mustia oliiveja;siyah zeytin;măsline negre;măsline;černých oliv;černé olivy;fekete olívabogyó;ô liu đen;zaitun hitam;kalamata-oliver
olives-green|green olives||Castelvetrano olives;aceitunas;aceitunas verdes;olive verdi;olives vertes;grüne Oliven;manzanilla;nocellara olives;gordal olives;pimento olives;Spanish olives;pimento-stuffed olives;stuffed green olives;pimiento-stuffed green olives;azeitonas;stuffed olives;mixed olives;marinated olives;mixed marinated olives;pimento-stuffed green olives;pimiento-stuffed olives;garlic-stuffed olives;alcaparrado;olive brine;manzanilla olives;groene olijven;zielonych oliwek;zielone oliwki;gröna oliver;grønne oliven;vihreitä oliiveja;yeşil zeytin;măsline verzi;zelených oliv;zelené olivy;zöld olívabogyó;azeitonas verdes;ô liu xanh;zaitun hijau;green olives with pimento;green olives stuffed with pimento;olives with pimento
orange|orange|oranges|blood orange;naranja;arancia;laranja;Apfelsine;Orangen;arance;santra;Valencia orange;Seville orange;Cara Cara;apelsin;apelsiner;appelsin;appelsiner;sinaasappel;appelsiini;pomarańcza;pomarańcze;pomeranč;narancs;portocală;portakal;porteghal;burtuqal;portokali;narangi;machungwa;limau manis;jeruk manis;orenji;navel;juicing orange;naranja de zumo;laranja pera;oren;dalandan;appelsiinia;portocale;buah jeruk;cam sành;quả cam
orange-juice|orange juice||juice of orange;OJ;Orangensaft;jus d'orange;zumo de naranja;succo d'arancia;suco de laranja;orange juice not from concentrate;spremuta d'arancia;bitter orange juice;sour orange juice;naranja agria;Seville orange juice;Simply Orange juice;Simply Orange;Tropicana
orange-zest|orange zest||orange peel;orange rind;zest of orange;scorza d'arancia
papaya|papaya|papayas|pawpaw;lechosa;papaia;mamão;mamão papaya;mamão formosa;fruta bomba;betik;malakor;mugua;papita;papali;Hawaiian papaya;mapapa
passion-fruit|passion fruit|passion fruits|passionfruit;maracuja;passionfruit pulp;parcha;parchita;granadilla;chinola;lilikoi;fruit de la passion;Passionsfrucht;passionsfrukt;pasjonsfrukt;passievrucht;markisa;chanh dây;grenadelle
peach|peach|peaches|pêche;Pfirsich;melocotón;durazno;pesca;pêssego;donut peach;flat peach;pesche;persika;persikor;fersken;perzik;perziken;persikka;brzoskwinia;brzoskwinie;broskev;őszibarack;piersică;şeftali;holoo;khokh;aadoo;boksunga;tao zi;doughnut peach;saturn peach;paraguayo;Pfirsiche;pêches;melocotones;brzoskwiń;ferskner;ferskener;piersici;broskví;broskve;quả đào;persik
peaches-canned-in-juice|canned peaches||peach slices in juice;peach halves in juice;peaches in light syrup;peaches in syrup
pear|pear|pears|Bosc pear;Conference pear;Bartlett pear;Birne;poire;pera;Williams pear;packham pear;Concorde pear;Forelle pear;päron;pære;pærer;päärynä;gruszka;gruszki;hruška;körte;pară;armut;golabi;najas;nashpati;Corella pear;Rocha pear;pera conferencia;Williams Christ;Beurre Bosc;Birnen;pere;peren;gruszek;quả lê;buah pir;pir
persimmon|persimmon|persimmons|kaki;Sharon fruit;caqui;Fuyu persimmon;diospiro;cachi;kaki persimmon;khormaloo;hồng;dan gam;Hachiya;Hachiya persimmon
pineapple|pineapple|pineapples|Ananas;piña;abacaxi;pinya;nenas;thom;boluo;ananasi;annasi;nanasi;pinapple;ananasa;ananasta;ananasu;ananász;dứa;quả dứa;khóm;buah nanas
pineapple-canned-in-juice|canned pineapple||pineapple rings;crushed pineapple;pineapple tidbits;pineapple chunks in juice;pineapple rings in juice;pineapple pieces in juice;pineapple slices in juice
pineapple-juice|pineapple juice||
plantain|plantain|plantains|plátano macho;Kochbanane;dodo;platano verde;banane plantain;banana da terra;unripe plantain;plátano maduro;raw banana;green banana;kacha kela;saba banana;saging na saba;matoke;matooke;green cooking bananas;unripe bananas;sweet plantain;ash plantain;vazhakkai;kela raw;apantu;nendran;aratikaya
plum|plum|plums|Pflaume;Zwetschge;ciruela;susina;ameixa;Victoria plum;damson plum;blood plum;greengage;damson;pluots;mirabelles;mirabelle plums;Zwetschken;prune fraîche;prunes fraîches;reine-claude;quetsche;plommon;plomme;blomme;pruim;pruimen;luumu;śliwka;śliwki;švestka;szilva;prună;aloo bukhara fresh;sumomo;jadu;plumcot;sour plum;gojeh sabz;Santa Rosa plum;sugar plum;Pflaumen;Zwetschgen;blommer;plommer;luumut;luumuja;erik;mận;quả mận
pomegranate-seeds|pomegranate seeds||pomegranate;pomegranate arils;Granatapfelkerne;granada;seeds of pomegranate;grenade grains;graines de grenade;granos de granada;semente de romã;chicchi di melograno;melograno;granatäpplekärnor;granateplekjerner;granatæblekerner;granaatappelpitjes;granaattiomenan siemenet;pestki granatu;nar taneleri;anar;anaar;rumman;rodi;rimonim;mathulam;arils;pom arils
pomegranate-juice|pomegranate juice||POM Wonderful;POM Wonderful juice
prunes|prune|prunes|dried plum;pitted prune;pruneaux;ciruelas pasas;Backpflaumen;smoked plums;smoked prunes;suska sechlońska
raisins|raisins||dark raisins;seedless raisins;Rosinen;pasas;uvetta;passas;uva passa;kishmish;Thompson raisins;flame raisins;California raisins;black raisins;raisins secs;rozijnen;russin;rosiner;rusinat;rodzynki;rodzynek;rozinky;rozinek;mazsola;stafide;grožđice;suvo grožđe;kuru üzüm;kismis;rusinoita;nho khô
golden-raisins|golden raisins||sultana;golden sultanas;sultaninas
raspberries|raspberries||Himbeere;framboise;frambuesa;lampone;framboesa;Himbeeren;lamponi;cloudberries;hjortron;hallon;bringebær;hindbær;frambozen;vadelmat;maliny;málna;zmeură;ahududu;tameshk;malin;vadelmia;mâm xôi;quả mâm xôi
raspberries-frozen|frozen raspberries||
rhubarb|rhubarb||Rhabarber;ruibarbo;rabarbaro;rabarbra;raparperi;rabarbar;reven;ravent;rebarbora
strawberries|strawberries||Erdbeere;fraise;fresa;fragola;morango;Erdbeeren;fragole;frutillas;jordgubbar;jordbær;aardbeien;mansikat;mansikka;truskawki;jahody;eper;căpșuni;çilek;toot farangi;farawla;fraoules;strawberry punnet;stroberi;dâu tây;ichigo;ddalgi;caomei;klubnika;mansikoita;jagode;truskawek;jahod
strawberries-frozen|frozen strawberries||
tamarind-pulp|tamarind pulp||tamarind;tamarind paste;tamarind concentrate;imli;tamarind puree;tamarind block;imli paste;imli pulp;pulpa de tamarindo;tamarind sauce;tamarind extract;tamarind juice;tamarindo;asam jawa;me vắt
watermelon|watermelon|watermelons|Wassermelone;pastèque;sandía;anguria;melancia;tarbooz;cocomero;vattenmelon;vannmelon;vandmelon;vesimeloni;arbuz;meloun vodní;görögdinnye;karpuz;hendooneh;battikh;avatiach;karpouzi;tikiti maji;tembikai;semangka;dưa hấu;suika;subak;xi gua;kalingad;patilla
cranberry-juice-unsweetened|unsweetened cranberry juice||cranberry juice
grape-juice|grape juice||white grape juice
cranberry-sauce|cranberry sauce||jellied cranberry sauce;whole berry cranberry sauce;cranberry relish
maraschino-cherries|maraschino cherries||glacé cherries;cocktail cherries;glazed cherries;candied cherries
egg|egg|eggs|hen's egg;chicken egg;hard-boiled egg;boiled egg;poached egg;fried egg;Ei;Eier;œuf;huevo;uovo;uova;ovo;anda;huevo de gallina;ägg;æg;jajka;jajko;jajo;kananmuna;eieren;yumurta;telur;blanquillo;kananmunat;munia;jajek;vejce;tojás;tokhm morgh;tokhm-e morgh;tokhmemorgh;beitza;beitzim;avga;avgo;jaje;jaja;yaytso;yaitsa;muttai;guddu;motte;itlog;telor;trứng;trứng gà;khai kai;tamago;dalgyal;gyeran;jidan;mayai;eyin;Eggland's Best;country eggs;desi egg;UK large egg;vejce M;oeuf dur;huevo duro;uovo sodo;kokt egg;telur rebus;vajec;kananmunaa;munaa;vejcí;ouă
egg-white|egg white|egg whites|liquid egg white;Eiweiß;Eiklar;blanc d'oeuf;clara de huevo;albume;clara de ovo;white of egg;albumi;clara;eiwit;eiwitten;äggvita;äggvitor;æggehvide;æggehvider;eggehvite;eggehviter;valkuainen;białko jaja;białka jaj;bílek;bílky;tojásfehérje;albuș;albușuri;bjelanjak;bjelanjci;belance;yumurta akı;bjelanjka;bjelanjaka;valkuaista;tojás fehérje;białko;białka;białek;albumi d'uovo
egg-yolk|egg yolk|egg yolks|yolk;Eigelb;Eidotter;jaune d'oeuf;yema de huevo;tuorlo;tuorlo d'uovo;gema de ovo;egg yellow;yolk of egg;tuorli;yema;gema;eidooiers;eigeel;äggula;äggulor;æggeblomme;æggeblommer;eggeplomme;eggeplommer;keltuainen;żółtko;żółtka;žloutek;žloutky;tojássárgája;gălbenuș;gălbenușuri;žumanjak;žumanjci;yumurta sarısı;žumanjka;keltuaista;munankeltuaista;tojás sárgája;eierdooiers;tuorli d'uovo
quail-egg|quail egg|quail eggs|
egg-white-powder|egg white powder||dried egg white;powdered egg white;meringue powder;egg white protein powder;egg white protein;egg protein powder
butter-salted|salted butter||slightly salted butter;beurre demi-sel;beurre salé;mantequilla con sal;burro salato;manteiga com sal;gesalzene Butter;smör;masło;voi;slightly salted spreadable;spreadable slightly salted;Kerrygold;Kerrygold butter;Anchor spreadable;spreadable butter;Irish butter salted;Lurpak;Country Life butter;Bregott;smjör;butter salted;whipped butter;Lurpak butter;Lurpak slightly salted;saltet smør;saltat smör;gezouten boter;Anchor butter;Amul butter;Amul;Land O Lakes butter;Tillamook butter;Challenge butter;Président butter;Western Star butter;Kærgården;Irish butter;Yeo Valley butter;dairy butter
butter-unsalted|butter||sweet butter;beurre;beurre doux;mantequilla;burro;manteiga;sweet cream butter;beurre mou;makhan;stick butter;cultured butter;unsalted butter stick;beurre non salé;brown butter;browned butter;beurre noisette;Lurpak unsalted;Kerrygold unsalted;Kerrygold unsalted butter;President unsalted butter;Land O Lakes unsalted butter;Elle & Vire butter;Plugra;Süßrahmbutter;smør usaltet;masło ekstra;tereyağı;masła;boter;roomboter;beurre pommade;drawn butter;Sauerrahmbutter;deutsche Markenbutter;osaltat smör;usaltet smør;suolaton voi;tuzsuz tereyağı;kareh;zibdeh;zebda;voutyro;maslo slivochnoye;slivochnoe maslo;putar;maslac;chem'ah;makkhan;loni;mentega;bơ lạt;nuoy;beo teo;huang you;cooking butter;siagi;vajat;ongezouten roomboter;voita;vaj;unt;mantikilya;ungesalzene Butter;maslaca;meierismør
ghee|ghee||clarified butter;butter oil;Butterschmalz;desi ghee;cow ghee;clarified butter ghee;niter kibbeh;spiced clarified butter;samneh;smen;beurre clarifié;mantequilla clarificada;manteiga ghee;manteiga clarificada;manteiga de garrafa;burro chiarificato;skirat smör;klaret smør;geklaarde boter;masło klarowane;přepuštěné máslo;nit'r qibe;tesmi;spiced butter Ethiopian;samna;samn;smen beldi;roghan heyvani;roghan-e heyvani;sadeyağ;neyyi;buffalo ghee;gir cow ghee;Fourth & Heart ghee;brown butter ghee;samli;minyak sapi
whole-milk|whole milk||milk;cow's milk;3.5% milk;Milch;Vollmilch;lait;leche;latte intero;leite;doodh;whole fat milk;blue top milk;vitamin d milk;latte;leite integral;mjölk;mælk;mleko;sødmælk;helmelk;maito;A2 milk;melk;H-Milch;helmjölk;volle melk;täysmaito;mleko pełne;lapte;tam yağlı süt;moloko;mlijeko;halav;haleeb;halib;dudh;paal;susu segar;sữa tươi;gyunyu;niunai;maziwa;3.25% milk;gold top milk;dairy milk;tehéntej;plnotučné mléko;täysmaitoa;lapte integral;standardmjölk;maitoa;mleka;tej;susu cair;leite gordo;mlijeka
reduced-fat-milk-2|2% milk||reduced-fat milk;semi-skimmed milk;lait demi-écrémé;leche semidesnatada;latte parzialmente scremato;half-fat milk;1.5% milk;light milk;green top milk;reduced fat 2% milk;leche semidescremada;fettarme Milch;leite semidesnatado;semi skim milk;semi milk;semi skimmed;leite meio-gordo;mellanmjölk;lettmelk;letmælk;halfvolle melk;kevytmaito;mleko 2%;mleko półtłuste;polotučné mléko;Lactaid 2%;Hi-Lo milk;Lite White milk;toned milk
low-fat-milk-1|1% milk||low-fat milk;1% low-fat milk;leche light;lättmjölk;minimælk;double toned milk;orange top milk;1% fat milk
skim-milk|skim milk||skimmed milk;fat-free milk;nonfat milk;Magermilch;lait écrémé;leche desnatada;0% milk;trim milk;0% fat milk;leche descremada;latte scremato;leite desnatado;red top milk;skummetmjölk;skummet melk;skummetmælk;magere melk;rasvaton maito;mleko odtłuszczone;mleko 0%;no fat milk;Skinny Milk;minimjölk;rasvatonta maitoa
goat-milk|goat milk||
buttermilk|buttermilk||cultured buttermilk;Buttermilch;chaas;cultured low-fat buttermilk;clabber;clabbered milk;babeurre;suero de leche;leitelho;latticello;kärnmjölk;kjernemelk;kærnemælk;karnemelk;kirnupiimä;maślanka;podmáslí;zară;chhaas;chaach;mattha;majjiga;neer mor;surmelk;kulturmelk;kulturmjölk;tykmælk;inkomazi;mabisi;cultured milk;laban up;syrnet melk;skummetkulturmelk;lait ribot;lait fermenté;piimää;író;sữa bơ
evaporated-milk|evaporated milk||canned evaporated milk;leche evaporada;latte evaporato;Carnation evaporated milk;Carnation milk;evap milk;Kondensmilch;Kondensmilch ungezuckert;lait concentré non sucré;lait évaporé;leche Gloria;leite evaporado;latte concentrato;evaporata;Bärenmarke;koffiemelk;evaporovaná;mleko skondensowane niesłodzone;zagęszczone mleko niesłodzone;Ideal milk;susu sejat;evaporada;Peak milk;Three Crowns milk;Rainbow milk;unsweetened condensed milk;leche Carnation;leche Ideal
sweetened-condensed-milk|sweetened condensed milk||condensed milk;leche condensada;lait concentré sucré;sweet condensed milk;leite condensado;gezuckerte Kondensmilch;latte condensato;Milkmaid condensed milk;lechera;Eagle Brand;Eagle Brand milk;Carnation condensed milk;Milkmaid;Leite Moça;Milchmädchen;latte condensato zuccherato;kondenserad mjölk;kondensert melk;gecondenseerde melk;kondensoitu maito;mleko skondensowane;mleko skondensowane słodzone;slazené kondenzované mléko;sűrített tej;lapte condensat;Salko;Mithai Mate;susu kental manis;susu pekat;kondens;kondensada;sữa đặc;Sữa Ông Thọ;sgushchenka;sgushyonka;condensada;gatas na kondensada;rennyu;yeonyu;tatlı yoğunlaştırılmış süt;shir asali
milk-powder-nonfat|nonfat milk powder||skimmed milk powder;dried skimmed milk;nonfat dry milk;milk powder;powdered milk;dried milk powder;dried milk;skim milk powder;instant nonfat dry milk;low-fat milk powder;nonfat dry milk powder;Magermilchpulver;lait en poudre écrémé;leche en polvo desnatada;Carnation dry milk;skummetmjölkspulver;mleko odtłuszczone w proszku
milk-powder-whole|whole milk powder||full-cream milk powder;full fat milk powder;Nido;Nido powdered milk;leche Nido;Nido powder;leite em pó;leche en polvo;leite Ninho;Ninho;Peak powdered milk;Milchpulver;Vollmilchpulver;lait en poudre;mjölkpulver;melkepulver;Klim;Anchor milk powder;dried whole milk;mleko w proszku;mleko pełne w proszku;susu bubuk;Everyday milk powder;dairy whitener;Dano milk;Bear Brand;latte in polvere;Loya milk
half-and-half|half and half||half-and-half cream;half-half;half n half;10% half and half;blend cream;half and half creamer;half'n'half;Halbrahm
light-cream|light cream||single cream;table cream;coffee cream;half cream;cooking cream;18% cream;pouring cream light;single pouring cream;light cooking cream;panna da cucina leggera;media crema;creme de leite;Elmlea single;Cremefine;Rama Cremefine;panna Chef;Chef panna;crème légère;crème liquide légère;crema de leche light;creme de leite de caixinha;panna da cucina light;panna da caffè;matgrädde;matlagningsgrädde;matfløte;madlavningsfløde;kookroom;ruokakerma;śmietanka 18%;śmietanka 12%;Kochsahne;Kaffeesahne;15% cooking cream;10% cream;cream 10%;reduced cream;Nestle cream;all-purpose cream;Nestle all purpose cream;canned cream;cafe cream;single cream UK;thin cream;slivki 20%;slivki 10%;vrhnje za kuhanje;vrhnja za kuhanje;smetana na vaření;smetany na vaření;főzőtejszín
heavy-cream|heavy cream||cream;double cream;heavy whipping cream;whipping cream;crème fleurette;Sahne;Schlagsahne;crème liquide;nata para montar;panna;nata líquida;dairy cream;Sahne zum Kochen;crème entière;nata para cocinar;panna da cucina;malai;35% cream;pouring cream;whipped double cream;lightly whipped cream;crema para batir;crema de leche;panna da montare;panna liquida;vispgrädde;fløde;piskefløde;kremfløte;vispigrädde;śmietanka 30%;śmietanka;śmietana 30%;śmietanka 36%;śmietanka kremówka;fløte;crème liquide entière;crème entière liquide;Schlagobers;Obers;slagroom;smetanka;krema süt;crema doble;nata 35%;Elmlea double;Elmlea whipping cream;Elmlea;grädde;nata;crème liquide 30%;Rahm;Vollrahm;creme de leite fresco;kuohukerma;vispikerma;śmietana 36%;smetana ke šlehání;tejszín;smântână pentru frișcă;frișcă;36% cream;30% cream;whipping cream 35%;kaymaksız krema;slivki 33%;slivki;vrhnje za šlag;vrhnje;shamenet metuka;whipping cream unwhipped;habtejszín;śmietana kremówka;šlehačka;smântână lichidă;frișcă lichidă;slatko vrhnje;slatka pavlaka;sıvı krema;kem tươi;smântână dulce;natas para bater;thickened cream;kermaa;kerma;krim kental;krema;çiğ krema;slatkog vrhnja
whipped-cream-pressurized|canned whipped cream||whipped cream;squirty cream;aerosol cream;Reddi-wip;Reddi-Whip;spray cream;Sprühsahne;crème chantilly en bombe;chantilly;crème chantilly;Schlagsahne aus der Dose;nata en spray;sprutgrädde;sprayflødeskum;slagroom spuitbus;whipped cream can;aerosol whipped cream
sour-cream|sour cream||soured cream;saure Sahne;crema mexicana;Mexican crema;cultured sour cream;dairy sour cream;crema;crema ácida;crema agria;panna acida;crème aigre;nata azeda;smetana;crema de rancho;śmietana;śmietana 18%;śmietana 12%;kwaśna śmietana;rømme;gräddfil;Sauerrahm;smântână;zure room;pavlaka;ekşi krema;tejföl;zakysaná smetana;kisela pavlaka;kiselo vrhnje;nata agria;crema Salvadoreña;seterrømme;cremefraiche 9%;kasurmaa;crema agria light;kermaviili;hapukoor;grietinė;shamenet hamutza;shamenet;creme azedo;ranskankermaa;śmietany;kysaná smetana;syrnet fløde;lettrømme;kermaviiliä;śmietany 18%;zakysané smetany;hapankerma;kem chua;krim asam;kiselog vrhnja;pavlake;smântână grasă;kysané smetany
sour-cream-reduced-fat|reduced-fat sour cream||low-fat sour cream;low fat soured cream;reduced fat soured cream;half-fat sour cream
yogurt-plain-whole-milk|plain whole-milk yogurt||yogurt;yoghurt;yoghourt;whole milk yogurt;Joghurt;Naturjoghurt;yaourt;yaourt nature;yogur;iogurte;set yogurt;dahi;curd;sour curd;dahi yogurt;pot-set yogurt;yogurt bianco;yogurt naturale;jogurt;sheep yogurt;sheep's milk yogurt;goat yogurt;goat milk yogurt;Turkish yogurt;Bulgarian yogurt;Balkan yogurt;Balkan-style yogurt;jogurt naturalny;laban;yoghurt naturell 3%;bílý jogurt;iaurt;kiselo mleko;giaourti;yaourti;maast;laban zabadi;zabadi;perugu;thayir;mosaru;tok doi;dadih;dadhi;sữa chua;Amul masti dahi;kiselo mlyako;katyk;maasta jogurtti;maustamaton jogurtti;jogurtti;yoghurt 3.5%;cream top yogurt;Bulgarian style yogurt;jocoque;volle yoghurt;yoghurt naturel;naturell yoghurt;jogurtu naturalnego;iaurt simplu;jogurt tekući;yiaourti;yoghurt naturell;luonnonjogurtti;bílého jogurtu;maustamatonta jogurttia;jogurta;matyoghurt
yogurt-plain-low-fat|plain low-fat yogurt||lowfat yogurt;low-fat curd;low-fat yoghurt pot
yogurt-plain-nonfat|plain nonfat yogurt||nonfat yogurt;fat-free yogurt;0% fat yogurt;0% plain yogurt
greek-yogurt-whole-milk|Greek yogurt||Greek yoghurt;whole-milk Greek yogurt;griechischer Joghurt;yaourt grec;yaourt à la grecque;yogur griego;yogurt greco;iogurte grego;5% Greek yogurt;10% Greek yogurt;5% fat Greek yogurt;Fage 5%;Fage Total 5%;Fage Total;Total 5%;süzme yoğurt;suzme;straggisto;Joghurt griechischer Art;Sahnejoghurt;grekisk yoghurt;turkisk yoghurt;Griekse yoghurt;turkkilainen jogurtti;kreikkalainen jogurtti;jogurt grecki;řecký jogurt;görög joghurt;iaurt grecesc;maste chekideh;mast chekideh;chakka yogurt;yogurt drained;10% yogurt;tykk yoghurt;jogurtu greckiego;řeckého jogurtu;kreikkalaista jogurttia
greek-yogurt-low-fat|low-fat Greek yogurt||2% Greek yogurt;reduced-fat Greek yogurt;light Greek yogurt;Greek yogurt 2% fat;lowfat Greek yogurt;2% low-fat Greek yogurt;Fage 2%;Chobani 2%;Total 2%
greek-yogurt-nonfat|nonfat Greek yogurt||fat-free Greek yogurt;0% Greek yogurt;0% fat Greek yogurt;zero fat Greek yogurt;0% fat-free Greek yogurt;high-protein yoghurt;high-protein yogurt;protein yoghurt;Fage 0%;Chobani 0%;Chobani plain;plain Chobani;Oikos Triple Zero;Two Good yogurt;Total 0%;Chobani Zero plain;Skyr style yogurt
kefir-low-fat|low-fat kefir||kefir;milk kefir;kefir yogurt
cottage-cheese-full-fat|cottage cheese||full-fat cottage cheese;creamed cottage cheese;4% cottage cheese;Hüttenkäse;requesón;körniger Frischkäse;whole-milk cottage cheese;queso cottage;requesón cottage;requesón en grano;queijo cottage;fiocchi di latte;keso;hytteost;raejuusto;serek wiejski;cottage sýr;brânză cottage;mats keso;hyttost;gvinat cottage;serka wiejskiego;raejuustoa;cottage sýra;keju cottage;lučina cottage
cottage-cheese-2|2% cottage cheese||low-fat cottage cheese;reduced-fat cottage cheese;lowfat cottage cheese;2% fat cottage cheese;2% milkfat cottage cheese
cottage-cheese-1|1% cottage cheese||fat-free cottage cheese;nonfat cottage cheese;0% cottage cheese;1% fat cottage cheese
cream-cheese|cream cheese||full-fat cream cheese;soft cheese;Frischkäse;fromage à tartiner;queso crema;formaggio spalmabile;Philadelphia cream cheese;Philadelphia;full fat soft cheese;queijo creme;cream cheese spread;whipped cream cheese;soft white cheese;Philadelphia cheese;Philly cream cheese;Philly;catupiry;requeijão;Philadelphia whipped cream cheese;Almette;Doppelrahmfrischkäse;queso para untar;queso de untar;queso Philadelphia;formaggio cremoso spalmabile;färskost;kremost;flødeost;roomkaas;tuorejuusto;serek kremowy;serek śmietankowy;krémový sýr;krémsajt;cremă de brânză;krem peynir;krem peyniri;gvinat shamenet;brick cream cheese;Kiri cheese;Exquisa;soft white cheese Philadelphia;Temp Tee;serka kremowego;serka śmietankowego;twarożek śmietankowy;tuorejuustoa;maustamatonta tuorejuustoa;smetanového sýra;smetanový sýr;čerstvého sýra;phô mai kem;keju krim
neufchatel-cheese|reduced-fat cream cheese||neufchatel;light cream cheese;light soft cheese;low-fat cream cheese;light Philadelphia;lighter soft cheese;reduced fat soft cheese;low-fat soft cheese;light cream cheese spread;1/3 less fat cream cheese;Philadelphia light;Philadelphia Light Soft Cheese;Philadelphia 1/3 less fat;Philadelphia lightest;Philly light;queso crema light;Frischkäse leicht;Philadelphia neufchatel;medium fat soft cheese;one-third less fat cream cheese;fettreduzierter Frischkäse;färskost light;lätt färskost
ricotta-whole-milk|ricotta||whole-milk ricotta;ricotta vaccina;ricotta di pecora;ricotta di bufala;buffalo ricotta;brousse;whey cheese;lor ricotta
ricotta-part-skim|part-skim ricotta||low-fat ricotta;light ricotta;reduced-fat ricotta;part skim milk ricotta cheese
mozzarella-fresh-whole-milk|fresh mozzarella||mozzarella;mozzarella ball;buffalo mozzarella;bocconcini;mozzarella pearls;fior di latte;mozzarella di bufala;burrata;ciliegine;mozzarella bocconcini;burrata ball;cherry bocconcini;buffalo mozzarella ball;stracciatella;buffalo stracciatella;mozzarella di bufala campana;Büffelmozzarella;bufala mozzarella;stracciatella di bufala;akawi;ackawi;akkawi;cherry mozzarella;mozzarella fior di latte;stracciatella di burrata;mozzarella kugel;mozzarella log;ovoline;muçarela de búfala;scamorza fresca;mozzarella fiordilatte;fiordilatte;phô mai mozzarella;keju mozzarella
mozzarella-part-skim-low-moisture|low-moisture mozzarella||shredded mozzarella;grated mozzarella;part-skim mozzarella;pizza mozzarella;low moisture part skim mozzarella;mozzarella block;firm mozzarella;string cheese;cheese string;mozzarella slices;mozzarella string cheese;sliced mozzarella cheese;string cheese stick;low-moisture whole-milk mozzarella;light mozzarella;reduced-fat mozzarella;mozzarella light;scamorza;part-skim string cheese;part-skim mozzarella string cheese;light string cheese;low-moisture part-skim string cheese;mozzarella shreds;light mozzarella shreds;part-skim mozzarella shreds;finely shredded mozzarella;finely shredded mozzarella cheese;queso cremoso argentino;queso cuartirolo;mozzarella rallada;mozzarella râpée;smoked mozzarella;Cheestrings;mussarela;muçarela;shredded mozzarella cheese;pizza cheese;queso mozzarella;mozzarella grattugiata;mozzarella per pizza;mozzarellaraaste;ser mozzarella;strouhaná mozzarella;geriebener Mozzarella;Pizzakäse;queso para pizza;Frigo Cheese Heads
cheddar-cheese|Cheddar||sharp cheddar;cheese;white cheddar;queso;fromage;formaggio;Käse;queijo;hard yellow cheese;fromage râpé;yellow cheddar;red leicester;Double Gloucester;orange cheddar;tasty cheddar;coloured cheddar;Cathedral City;cheese curds;cheddar curds;Cantal;Cougar Gold;Dubliner;extra mature;cheddar cheese;extra mature cheddar;red cheddar;Pilgrims Choice;Seriously Strong;Bega tasty;Bega cheese;Mainland tasty;Cheer cheese;Davidstow;Wyke Farms;ser cheddar;çedar peyniri;cheddarost;longhorn cheddar;pub cheddar;cheddar kaas;cheddarjuusto;sýr čedar;cheddar sajt;brânză cheddar;čedar;cheddar käse;kaas;juusto;juustoa;juustoraastetta;sýr;sajt;peynir;tarty ser;strouhaný sýr;reszelt sajt;rendelenmiş peynir;phô mai bào;keju parut;strouhaného sýra;tartego sera;startego żółtego sera;żółtego sera;cașcaval ras;keju cheddar
cheddar-reduced-fat|reduced-fat Cheddar||low-fat cheddar;light cheddar;reduced-fat cheese;half-fat cheddar;low-fat cheese;lighter cheddar;50% less fat cheddar;half fat mature cheddar
monterey-jack|Monterey Jack||jack cheese;pepper jack;Monterey Jack with peppers;pepper jack cheese;Monterey;shredded jack;Monterey jack with jalapeno
colby-cheese|Colby||colby jack
parmesan-hard|Parmesan||parmigiano;parmigiano reggiano;grana padano;Parmesankäse;parmesano;parmesão;parmesan rind;parm;asiago;grana;trentingrana;parmesan cheese rind;parm rind;Piave;parmesanost;parmesaani;parmezaanse kaas;parmigiana cheese;Gran Moravia;sbrinz;Italian hard cheese;Italian-style hard cheese;reggianito;parmezan peyniri;hard Italian cheese;parmasan;parmezan;parmazán;parmezán;parmesaania;parmesan peyniri;parmezanu;tartego parmezanu;parmazánu;strouhaného parmazánu;phô mai parmesan;keju parmesan
parmesan-grated|grated Parmesan||finely grated parmesan;parmesan powder;powdered parmesan;grated parm
parmesan-shredded|shredded Parmesan||shaved parmesan;parmesan shavings;parmesan flakes
pecorino-romano|pecorino Romano||pecorino;pecorino sardo;Pecorino Toscano;kefalotyri;romano;kefalograviera;graviera cheese;Cretan graviera;pecorino stagionato;canestrato;Locatelli;Fiore Sardo
feta-cheese|feta||Greek feta;Schafskäse;feta crumbles;Danish feta;sheep's milk feta;Greek-style salad cheese;Greek salad cheese;marinated feta;feta-style cheese;sirene;Bulgarian feta;shanklish;tulum cheese;bryndza;beyaz peynir;Turkish white cheese;feta cheese crumbles;feta PDO;Greek feta PDO;Bulgarian white cheese;telemea;ezine peyniri;Hirtenkäse;Salakis;Dodoni feta;brined white cheese;Balkan white cheese;salatost;quartirolo;brynza;brânză;Bulgarian cheese;Bulgarian cheese 5%;fetaost;fetaosti;Feta-Käse;ezine;tulum peyniri;panir lighvan;panir tabrizi;Persian feta;sheep feta;balkanski sir;domaći sir;Balkan cheese;Apetina;white salad cheese;djathë i bardhë;fetta;fetakaas;fetajuusto;fetaa;ser feta;sera feta;sýr feta;feta sajt;brânză feta;feta sir;Schafskäse Feta;feta-juustoa;salaattijuustoa;sýru feta;fety;phô mai feta;keju feta;sýra feta;brânză telemea;feta sira
goat-cheese-soft|soft goat cheese||goat cheese;chèvre;Ziegenkäse;Ziegenfrischkäse;queso de cabra;caprino;queijo de cabra;goat's cheese log;goat's curd;goat cheese crumbles;creamy goat cheese;goat's milk cheese;crottin;crottin de chavignol;chabichou;chèvre log;bûche de chèvre;Ziegenrolle;rulo de cabra;formaggio di capra;chèvreost;getost färsk;geitost chevre;geitenkaas;zachte geitenkaas;vuohenjuusto;ser kozi;kozí sýr;kecskesajt;brânză de capră;keçi peyniri;Chavroux;goat cream cheese;Valençay;Soignon;rondin de chèvre
goat-cheese-hard|hard goat cheese||aged goat cheese
blue-cheese|blue cheese||gorgonzola;stilton;Danish blue;dolcelatte;blue cheese crumbles;cambozola;blue stilton;gorgonzola dolce;gorgonzola piccante;Saint Agur;Cashel Blue;Shropshire blue;creamy blue cheese;cabrales;bleu cheese;bleu cheese crumbles;fourme d'ambert;bleu d'auvergne;bleu de bresse;St Agur;Maytag blue;Maytag;danablu;queso azul;queijo azul;Blauschimmelkäse;Edelpilzkäse;blauwe kaas;ädelost;blåmuggost;blåskimmelost;sinihomejuusto;ser pleśniowy;ser niebieski;niva;blue vein cheese;Castello blue;Valdeón
roquefort|Roquefort||
brie|Brie||French brie;brie wheel;brie de Meaux;stracchino;crescenza;robiola;chaource;vacherin;brillat-savarin;triple cream brie;triple-crème brie;Saint André;double cream brie;squacquerone;Caprice des Dieux;Serra da Estrela;queijo da Serra;Géramont;Brie de Melun;Weichkäse;brie ost;bloomy rind cheese;Coulommiers;Rougette
camembert|Camembert||camembert wheel;baking camembert;Camembert de Normandie;le Rustique;Ofenkäse
gouda|Gouda||smoked gouda;mahon;tetilla;mimolette;Old Amsterdam;Beemster;hushållsost;sera żółtego;żółty ser;jonge kaas;belegen kaas;Gouda jung;Gouda alt;goudse kaas;jong belegen kaas;oude kaas;Hollandse kaas;ser gouda;Maasdam;herrgårdsost;gulost;gul ost;norvegia;hvitost;Klovborg;ost skivad;skiveost;Kaas 48+;gvina tzehuba;Emek cheese;gelber Käse;queijo prato;Oltermanni;turunmaa;Ammerländer;Butterkäse;gouda peyniri;gouda sajt;phô mai gouda;keju gouda;sera gouda
edam|Edam||babybel;Edamer;Babybel light;eidam;Eidamský sýr;queso de bola;ser edamski;queijo do reino;trappista;trappista sajt;edammer;Edamer Käse;edamerost;edamost;edamjuustoa;sera edamskiego;eidamu;edami sajt;edamu;edam peyniri;phô mai edam;keju edam
gruyere|Gruyère||comté;beaufort;Swiss gruyere;raclette;Bergkäse;mountain cheese;Alpine cheese;Appenzeller;graviera;comté 18 mois;comté râpé;Västerbottensost;Västerbotten;L'Etivaz;Prästost;Gravyer;Allgäuer Bergkäse;Alpkäse;Tête de Moine;Abondance;Greyerzer;Vorarlberger Bergkäse;Raclettekäse;Vacherin fribourgeois;gruyère suisse;Almkäse
swiss-cheese|Swiss cheese||emmental;emmenthal;emmentaler;Emmentaler Käse;jarlsberg;leerdammer;Swiss;Emmenthaler;Maasdamer;Reibekäse;Streukäse;queso suizo;queijo suíço;emmentaler ost;grevéost;Grevé;geraspte kaas;riven ost;revet ost;juustoraaste;emmentaljuusto;ementaler;formaggio svizzero;Jarlsberg lite
provolone|provolone||smoked provolone;caciocavallo;kasseri;provola;kaşar;kaşar peyniri;scamorza affumicata;smoked scamorza;provola affumicata;smoked provola;kashar;kaşkaval;kashkawan;yellow cheese;provoleta;ser żółty;kashkaval;cașcaval;provolone piccante;provolone dolce;kačkavalj
fontina|fontina||Tomme;Tomme de Savoie;Saint-Nectaire;morbier;Bel Paese;montasio;asiago fresco
muenster|Muenster||munster;havarti;Danbo
queso-fresco|queso fresco||fresh Mexican cheese;queso panela;panela cheese;queso ranchero;queijo minas;queijo minas frescal;queijo fresco;queso blanco fresco;imeruli;queso de Burgos;queijo branco;minas cheese;queso campesino;kesong puti;primo sale;tomini;cuajada;quesillo nica;queso de mano;queso tierno;cacique queso fresco;jben;jibneh bayda;queso fresco mexicano;wagasi;wara cheese;queijo fresco magro
cotija-cheese|cotija||queso llanero;queso costeño;queso añejo cotija;queso seco cotija;cotija cheese;queso cotija
oaxaca-cheese|Oaxaca cheese||quesillo;oaxaca;quesillo oaxaca;quesillo Oaxaqueño;Oaxaca queso;queso de hebra;Mexican string cheese
mexican-cheese-blend|Mexican cheese blend||Mexican cheese;four-cheese blend;grated mixed cheese;taco cheese;Mexican blend;fiesta blend cheese;Mexican-style shredded cheese;four cheese Mexican blend;shredded Mexican-style cheese;Italian cheese blend;pizza cheese blend;cheese blend;Mexican 4 cheese blend;taco blend cheese;queso mexicano rallado;fajita cheese blend
american-cheese|American cheese||cheese slice;processed cheese;sliced cheese;burger cheese;cheese singles;American singles;cheddar cheese slices processed;Kraft Singles;processed cheese food;process cheese;processed American cheese;processed cheese slice;burger cheese slice;Kraft slices;processed cheddar;sandwich cheese;toast cheese slices;queso amarillo;queso americano;queijo processado;Sottilette;Hochland Sandwich;Scheibletten;Toastkäse;hamburgerost;Eden cheese;Velveeta cheese;Deli Deluxe American;Cooper Sharp;Borden slices;tranchettes;cheddar cheese singles
dulce-de-leche|dulce de leche||caramel sauce milk;doce de leite;canned caramel;tinned caramel;Carnation caramel;caramel filling;cajeta;manjar;dulce de leche repostero;dulce de leche pastelero;manjar blanco;arequipe;confiture de lait;cajeta envinada
ice-cream-vanilla|vanilla ice cream||ice cream;dairy ice cream;vanilla bean ice cream;French vanilla ice cream;frozen yogurt;gelato;vanilla gelato
whey-protein-powder|whey protein powder||whey protein;protein powder whey;whey powder;vanilla whey protein;vanilla whey protein powder;chocolate whey protein powder;chocolate whey protein;whey;vanilla whey;chocolate whey;whey protein concentrate;protein powder;vanilla protein powder;chocolate protein powder;strawberry protein powder;unflavored protein powder;Gold Standard whey;Optimum Nutrition Gold Standard whey;Myprotein impact whey;Impact whey;Myprotein whey;Bulk whey;ESN whey;ESN Designer Whey;Six Star whey;Ryse protein powder;Ghost whey;whey concentrate;WPC 80;strawberry whey protein
whey-protein-isolate|whey protein isolate||vanilla whey protein isolate;vanilla whey isolate;chocolate whey protein isolate;whey isolate chocolate;impact whey isolate;impact whey isolate chocolate;clear whey isolate;clear whey;Isopure;Dymatize ISO100;ISO100;Transparent Labs whey isolate;Ascent whey isolate;hydrolyzed whey;whey hydrolysate;Bodylab isolate
soy-milk-unsweetened|unsweetened soy milk||soy milk;soya milk;soy drink;soya drink;Sojamilch;Sojadrink;lait de soja;boisson soja;leche de soja;bebida de soja;latte di soia;leite de soja;soymilk;leche de soya;tonyu;Alpro Soya No Sugars;Alpro unsweetened soya;Alpro soya unsweetened;soya drink no sugars;soya no sugars;Sojadrink ungesüßt;boisson au soja nature;Bonsoy;bebida de soja sin azúcar;Provamel soya unsweetened;sojadryck;Alpro soya;Alpro soya milk;Edensoy;Vitasoy;soya drink unsweetened;unsweetened soya drink;So Good soy milk;Westsoy;sojamjölk;sojamelk;napój sojowy;soya sütü;doujiang;sữa đậu nành;susu kedelai
soy-milk-original|sweetened soy milk||original soy milk;vanilla soy milk;vanilla soymilk
almond-milk-unsweetened|unsweetened almond milk||almond milk;almond drink;Mandelmilch;Mandeldrink;lait d'amande;leche de almendras;latte di mandorla;leite de amêndoas;vanilla almond milk;Almond Breeze;Alpro almond;Alpro Almond No Sugars;Alpro roasted almond unsweetened;bebida de almendras;boisson aux amandes;Califia Farms almond milk;Silk almond milk;mandelmjölk;mandeldryck;mleko migdałowe;So Good almond milk;Silk unsweetened almond;Malk almond milk;Three Trees almond milk;boisson amande;napój migdałowy;badem sütü
oat-milk-unsweetened|unsweetened oat milk||oat milk;oat drink;barista oat milk;Hafermilch;Haferdrink;lait d'avoine;leche de avena;latte d'avena;leite de aveia;barista oat drink;oat drink barista;Oatly oat milk;Oatly;Oatly Barista;barista-style oat milk;Oatly Barista Edition;Oatly oat drink;Minor Figures;Minor Figures oat milk;Planet Oat;Alpro oat;Alpro Oat No Sugars;havredryck;boisson à l'avoine;bebida de avena;bevanda all'avena;bebida de aveia;Califia Farms oat milk;Chobani oat milk;mleko owsiane;kaurajuoma;Oatly iKaffe;Chobani oat drink;Oatly semi;Oatly extra creamy;havremjölk;havredrikk;havremælk;havermelk;napój owsiany;yulaf sütü
rice-milk-unsweetened|unsweetened rice milk||rice milk;rice drink;Reismilch;lait de riz;leche de arroz;Reisdrink;bebida de arroz;leite de arroz;risdryck;rijstdrank
coconut-milk-beverage|coconut milk drink||coconut drink;coconut milk beverage;coconut milk from a carton;Kokosdrink;refrigerated coconut milk;coconut drinking milk;coconut milk carton;light coconut milk beverage;Alpro coconut;Koko dairy free;Alpro Coconut No Sugars;So Delicious coconut milk beverage;bebida de coco;So Delicious coconut milk;So Delicious coconutmilk;Koko coconut milk;Silk coconut milk;coconut milk drink carton
coconut-milk-canned|canned coconut milk||coconut milk;full-fat coconut milk;Kokosmilch;lait de coco;leche de coco;latte di cocco;leite de coco;coconut milk tin;rich coconut milk;first-press coconut milk;santan;kakang gata;Chaokoh;Aroy-D;santan instan;santan kental;TCC coconut milk;Kara coconut milk;Grace coconut milk;Dunn's River coconut milk;kokosmjölk;kokosmelk;kokosmælk;nam kati;nước cốt dừa;mleko kokosowe;mleczko kokosowe;hindistan cevizi sütü;nariyal doodh;mleczka kokosowego;kookosmaito;kookosmaitoa;lapte de cocos;kokosového mléka;kokosové mléko;kókusztej;kókusztejet
coconut-cream-unsweetened|coconut cream||Kokoscreme;crème de coco;crema de coco
coconut-water|coconut water||agua de coco;eau de coco;nước dừa;air kelapa;air kelapa muda
soy-yogurt-plain|plain soy yogurt||soy yogurt;soya yogurt;soya yoghurt;Sojajoghurt;yaourt au soja;unsweetened soy yogurt
soy-protein-powder|soy protein powder||soya protein powder;soy protein;soy protein shake powder;vanilla soy protein
soy-protein-isolate|soy protein isolate||soya protein isolate;soy isolate;soja isolat;soya isolate powder
tofu-firm|firm tofu||tofu;bean curd;Tofu natur;tofu block;smoked tofu;block tofu;beancurd;Räuchertofu;tofu ferme;tofu fumé;naturally smoked tofu;momen tofu;tahu;tau kwa;taukwa;tau kua;tofu affumicato;tahu putih;naked tofu;The Tofoo Co naked;Tofoo naked;Naturtofu;tofu nature;momen dofu;cotton tofu;dou fu;doufu;tauhu;dau hu;đậu phụ;tokwa;stevige tofu;kiinteä tofu;tofu ferm;tvrdi tofu;tofu naturale;tofua;tahu cina
tofu-extra-firm|extra-firm tofu||high-protein tofu;extra firm pressed tofu;extra-firm tofu block;superfirm tofu;pressed tofu block
tofu-soft|soft tofu||medium tofu
tofu-silken|silken tofu||Seidentofu;tofu soyeux;soft silken tofu;silken soft tofu;kinugoshi;kinugoshi tofu;soondubu;sundubu;extra soft tofu;soon tofu;kinu tofu;silk tofu;Mori-Nu;Mori-Nu tofu;yanzi tofu
tofu-fried|fried tofu||tofu puffs;deep-fried tofu;fried tofu puff;tofu pocket puffs;atsuage;taupok;tau foo pok;fried bean curd puffs;tofu pok
tempeh|tempeh||soy tempeh;soy tempeh block;smoked tempeh;tempe
natto|natto||
miso|miso||miso paste;red miso;brown miso;dark miso;red miso paste;brown rice miso;aka miso;akamiso
vital-wheat-gluten|vital wheat gluten||gluten flour;wheat gluten;seitan flour;gluten powder;vital wheat gluten flour
veggie-burger-patty|veggie burger patty|veggie burger patties|veggie burger;veggie patty;vegetable burger;vegetarian burger;meat-free burger;meatless burger;plant-based burger;vegan burger;bean burger;vegan patty;vegan burger patty;plant-based patty;vegetable burger patty;plant-based burger patty;black bean burger;black bean burger patty;bean burger patty;Boca burger;Gardenburger;Dr. Praeger's veggie burger;Dr. Praeger's California veggie burger;Linda McCartney burger
meatless-sausage|meatless sausage|meatless sausages|vegetarian sausage;vegan sausage;veggie sausage;plant-based sausage;meat-free sausage;vegan sausage links;veggie sausage links;vegetarian sausage links;vegan breakfast links;Linda McCartney sausages;Tofurky sausage;Tofurky Italian sausage;Beyond Italian sausage;Field Roast sausage;Lightlife Italian sausage;vegan Italian sausage;plant-based Italian sausage;Beyond Brat;Beyond sausage brat;Soyrizo;soy chorizo;Linda McCartney red onion & rosemary sausages
meatless-chicken|meatless chicken||vegan chicken;plant-based chicken;meat-free chicken pieces;chicken substitute;chik'n;vegetarian chicken;vegan chicken-style pieces;This Isn't Chicken;chick'n strips;Gardein chicken;vegetarian chicken pieces
falafel|falafel|falafels|falafel balls
hummus|hummus||houmous;humus;hommus;houmous dip;hummus dip;light hummus;hommous;houmus;Hummus natur;humus naturalny;humus clásico;red pepper hummus;garlic hummus;lemon hummus;caramelised onion hummus
peanut-butter-smooth|smooth peanut butter||peanut butter;creamy peanut butter;Erdnussbutter;beurre de cacahuète;mantequilla de cacahuete;mantequilla de maní;burro di arachidi;manteiga de amendoim;groundnut butter;groundnut paste;Skippy;Jif;Jif creamy;Skippy creamy;Sun-Pat;Whole Earth peanut butter;Peter Pan peanut butter;homemade groundnut butter;crema de cacahuete;mantequilla de cacahuate;crema de cacahuate;jordnötssmör;peanøttsmør;jordnøddesmør;pindakaas;maapähkinävoi;masło orzechowe;arašídové máslo;mogyoróvaj;unt de arahide;fıstık ezmesi;peanut paste;Pics peanut butter;Bega peanut butter;Calvé pindakaas;dakatine;tigadèguè paste;smooth PB;siagi ya karanga;creamy PB;masła orzechowego;maapähkinävoita;arašídového másla;bơ đậu phộng;bơ lạc;selai kacang
peanut-butter-chunky|crunchy peanut butter||chunky peanut butter;Skippy Super Chunk;Jif extra crunchy;Skippy chunky;Jif crunchy
peanut-butter-unsalted|unsalted peanut butter||natural peanut butter;100% peanut butter;sugar-free peanut butter;unsweetened peanut butter;Erdnussmus;all-natural peanut butter;no-sugar peanut butter;unsweetened natural peanut butter
almond-butter|almond butter||Mandelmus;purée d'amande;Barney almond butter;beurre d'amande;crema de almendras;mantequilla de almendras;manteiga de amêndoas;burro di mandorle;crema di mandorle;mandelsmör;mantelivoi;masło migdałowe;badem ezmesi;weißes Mandelmus
cashew-butter|cashew butter||Cashewmus;cashew paste;kaju paste;purée de noix de cajou;beurre de cajou;crema de anacardos;manteiga de castanha de caju;burro di anacardi;cashewsmör;cashewpasta;masło z nerkowców
sunflower-seed-butter|sunflower seed butter||sunflower butter;sunbutter;sunflowerseed butter
tahini|tahini||tahini paste;sesame paste;sesame seed paste;tahina;tahin;sesame tahini;light tahini;runny tahini;tahini sauce plain;Chinese sesame paste;tehina;Sesammus;Sesampaste;purée de sésame;tahine;crème de sésame;unhulled tahini;crema di sesamo;zhi ma jiang;zhimajiang;neri goma;ardeh;arde;techina;black tahini;black sesame paste
black-beans-dried|dried black beans||dried turtle beans;feijão preto;frijoles negros secos;frijol negro seco;frijol negro;caraotas negras;caraotas;porotos negros;haricots noirs;judías negras;alubias negras;fagioli neri;svarta bönor;sorte bønner;zwarte bonen;mustapavut;czarna fasola;siyah fasulye;habichuelas negras;zaragozas
black-beans-cooked|cooked black beans||boiled black beans;frijoles negros cocidos;frijoles cocidos
black-beans-canned-drained|canned black beans||black beans;black turtle beans;turtle beans;frijoles negros;schwarze Bohnen;black beans tin;czarnej fasoli;svarte bønner;mustapapuja;fasole neagră;černých fazolí;feketebab;đậu đen
kidney-beans-dried|dried kidney beans||dried red kidney beans;rajma;Jammu rajma;rajma chitra;frijoles rojos;habichuelas coloradas;habichuelas rojas;porotos rojos;caraota roja;feijão vermelho;fagioli rossi;maharage;kidneybönor;fasola czerwona;red peas Jamaica;red peas;ghermez beans;lubia ghermez;loobia ghermez;zaragoza beans;Camellia red beans;frijol rojo;pois rouges;habichuelas
kidney-beans-cooked|cooked kidney beans||boiled kidney beans
kidney-beans-canned-drained|canned kidney beans||kidney beans;red kidney beans;Kidneybohnen;haricots rouges;alubias rojas;red beans;rajma canned;dark red kidney beans;light red kidney beans;czerwona fasola z puszki;fasola czerwona z puszki;konzerv vörösbab;kidneybonen;kidneybønner;kidneypapuja;červené fazole;vörösbab konzerv;fasole roșie;kuru fasulye konserve;rote Bohnen;czerwonej fasoli;czerwona fasola;červených fazolí;vörösbab;kacang merah;rode kidneybonen
pinto-beans-dried|dried pinto beans||feijão;feijão carioca;frijol bayo seco;frijol pinto;bayo beans;flor de junio beans;frijol peruano;frijoles canarios;feijão carioquinha;carioca beans;porotos pintos;judía pinta;alubia pinta;chitra rajma;pintobohnen;haricots pinto;nyayo beans;rosecoco beans;peruvian beans;frijol canario;bruine bonen
pinto-beans-cooked|cooked pinto beans||frijoles de la olla;frijoles bayos cocidos
pinto-beans-canned-drained|canned pinto beans||pinto beans;frijoles pintos;frijoles;frijoles bayos;frijol bayo
navy-beans-dried|dried navy beans||navy beans;haricot beans;white navy beans;small white beans dried
white-beans-dried|dried white beans||dried haricots blancs;Tarbais beans;corona beans;fasolia gigantes;judiones de la Granja;fabes;fabes de la Granja;judías blancas;mogettes;cocos de Paimpol;weiße Bohnen getrocknet;fasola biała;kuru fasulye;haricots blancs secs;fasola Jaś;fasole boabe;fasole uscată;szárazbab
cannellini-beans-dried|dried cannellini beans||cannellini secchi;fagioli cannellini secchi;alubias secas;faba asturiana;habichuelas blancas;porotos blancos;feijão branco;haricots lingots;fagioli bianchi;hvite bønner;witte bonen;biała fasola;fehérbab;fasole albă;dermason;fasolia;fasoulia;shuit yevesha;coco beans white;frijoles blancos;frijol blanco;frijol alubia;pochas;haricots Tarbais;dry cannellini beans
cannellini-beans-canned-drained|canned cannellini beans||white beans;tinned cannellini beans;white kidney beans;weiße Bohnen;haricots blancs;alubias blancas;fagioli cannellini;cannellini;white cannellini beans;alubias;alubias cocidas;judías blancas cocidas;haricots blancs en conserve;fagioli cannellini in scatola;weiße Bohnen aus der Dose;weiße Bohnen Dose;vita bönor;hvide bønner;valkoisia papuja;białej fasoli;bílé fazole;valkopapuja;bílých fazolí;đậu trắng;białej fasoli z puszki;fasoli białej
great-northern-beans-canned-drained|canned great northern beans||great northern beans;canned great northern white beans
adzuki-beans-dried|dried adzuki beans||adzuki beans;aduki beans;azuki beans
black-eyed-peas-dried|dried black-eyed peas||black-eyed peas;black-eyed beans;cowpeas;lobia;black-eye beans;black-eye peas;chawali;honey beans;oloyin beans;feijão fradinho;ewa oloyin;Nigerian brown beans;lobhia;chawli;rongi;karamani;alasandalu;Nigerian beans;niébé;kunde;frijol carita;frijoles carita;frijol cabecita negra;feijão de corda;judías carillas;alubia carilla;fagioli dell'occhio;Augenbohnen;cornille;lubia;lubya;loubia;lobya;börülce;mavromatika;red-red beans;frijol caupí;drum beans;olotu beans;đậu mắt đen;paayap
chickpeas-dried|dried chickpeas||dried garbanzo beans;raw chickpeas;chole;kabuli chana;kala chana;black chickpeas;ceci secchi;garbanzos secos;nohut;garbanzos pedrosillanos;chana;Kichererbsen getrocknet;pois chiches secs;kikerter;kikærter;kikherneet;cizrna;csicseriborsó;năut;nokhod;revithia;black chana;brown chickpeas;desi chana;kadala;kondakadalai;kabuli channa;channa;chich peas;shimbra;white chana;chole chana;Egyptian peas;Bengal gram whole;torkade kikärtor;kuivatut kikherneet;sucha ciecierzyca;suchá cizrna;száraz csicseriborsó;suhi slanutak;getrocknete kichererbsen;grão-de-bico seco;dry garbanzo beans;slanutak;slanutka
chickpeas-cooked|cooked chickpeas||cooked garbanzo beans;boiled chickpeas;garbanzos cocidos;pois chiches cuits;gekochte Kichererbsen;ceci lessati;cooked chana dal;boiled chana dal;grão-de-bico cozido
chickpeas-canned-drained|canned chickpeas||chickpeas;garbanzo;chick peas;canned garbanzo beans;Kichererbsen;pois chiches;ceci;grão-de-bico;chickpeas tin;garbanzos cocidos en bote;bote de garbanzos;garbanzos cocidos en conserva;Kichererbsen aus der Dose;Kichererbsen Dose;ciecierzyca z puszki;kikärtor;kikkererwten;ciecierzyca;ciecierzycy;ciecierzycy z puszki;csicseriborsó konzerv;cizrna z plechovky;kikkererwten uit blik;kikkererwten blik;kikärtor på burk;kikärter konserv;kikærter på dåse;kikerter på boks;säilykekikherneet;ciecierzyca konserwowa;cizrna z konzervy;năut din conservă;slanutak iz konzerve;nohut konserve;garbanzos en conserva;kikärter;burk kikärter;cizrna v konzervě;năut la conservă;kikherneitä;grão cozido;garbanzos de bote;cizrny;kacang arab
chickpea-flour|chickpea flour||gram flour;besan;garbanzo flour;garbanzo bean flour;Kichererbsenmehl;farine de pois chiches;gram besan;farina di ceci;harina de garbanzo;sattu;shiro powder;shiro;gram flour slurry;besan slurry;chana flour;kadalai maavu;senagapindi;farinha de grão-de-bico;kikärtsmjöl;kikertmel;mąka z ciecierzycy;nohut unu;bean flour chickpea;Bengal gram flour;kadala maavu;ard-e nokhodchi;nokhodchi flour;channa besan
fava-beans-dried|dried fava beans||dried broad beans;ful medames;ful beans;dried green fava beans
lentils-green-or-brown-dried|green lentils||lentils;brown lentils;Puy lentils;French lentils;black lentils;beluga lentils;Linsen;lentilles;lentejas;lenticchie;lentilhas;green or brown lentils;lentilles vertes;lentilles brunes;castelluccio lentils;sabut masoor;lentils du Puy;black beluga lentils;French green lentils;lenticchie di Castelluccio;pardina lentils;lentilles vertes du Puy;lentilles du Puy;lentejas pardinas;yeşil mercimek;soczewica zielona;gröna linser;Tellerlinsen;Berglinsen;umbrian lentils;fakes;green lentils du Puy;braune Linsen;Belugalinsen;lentejas castellanas;linser;grønne linser;linzen;groene linzen;vihreät linssit;soczewica;zielona soczewica;čočka;lencse;linte;adas sabz;adasim;whole masoor;akkha masoor;kamunde;sabut masoor dal;whole masoor dal;soczewicy zielonej;zelená čočka;linssejä;grüne Linsen;vihreitä linssejä;soczewicy;zöld lencse;leća;leće
lentils-cooked|cooked lentils||canned lentils;cooked Puy lentils;canned green lentils;cooked puy lentils pouch;lentejas cocidas;lentils pouch;canned brown lentils;tinned brown lentils;cooked brown lentils;tinned lentils;cooked green lentils
red-lentils-dried|red lentils||masoor dal;rote Linsen;lentilles corail;lentejas rojas;orange lentils;masoor;pink lentils;red masoor dal;yellow lentils;kırmızı mercimek;mercimek;röda linser;røde linser;czerwona soczewica;soczewica czerwona;rode linzen;czerwonej soczewicy;lentilha vermelha;lenticchie rosse;punaiset linssit;červená čočka;vörös lencse;linte roșie;adas-e ghermez;dal-adas;misir kik;mysore paruppu;massor dal;masur dal;musur dal;musur dal Bengali;masoor daal;Egyptian lentils;adas majroosh;adasim ktumim;đậu lăng đỏ;coral lentils;soczewicy czerwonej;punaisia linssejä;crvena leća;crveno sočivo;vöröslencse;červené čočky;lentil merah
lima-beans-dried|dried lima beans||pallares;dried gigante beans;garrofó beans;garrofón;butter beans dried;Piękny Jaś;judión de la Granja;habas lima;large lima beans;Spanish giant beans;white emergo beans;Madagascar beans;hayricot de Lima;fasulia gigantes;elephant beans;feijão fava;habas pallares
lupin-beans-dried|dried lupin beans||lupini beans;lupins
mung-beans-dried|dried mung beans||mung beans;moong dal;mung dal;moong;moong daal;green moong;green gram;mung lentils;yellow moong dal;yellow mung dal;moong dal chilka;poroto mungo;munggo;monggo;mongo beans;pasi paruppu;paasi paruppu;pesara pappu;cherupayar;cherupayar parippu;payatham paruppu;hesaru bele;đậu xanh;kacang hijau;nokdu;ndengu;pojo;Mungbohnen;haricots mungo;judías mungo;frijol mungo;feijão mungo;fagioli mung;mungbönor;mungbønner;fasola mung;maash;mash beans;maş fasulyesi;moong dhuli;green moong dal;moong chilka
split-peas-dried|split peas||green split peas;dried peas;dried green split peas;carlin peas;black badger peas;Schälerbsen;gelbe Schälerbsen;pois cassés;guisantes partidos;arvejas partidas;ervilhas secas partidas;piselli spezzati;gula ärtor;gule erter;flækærter;gule ærter;spliterwten;groch łuskany;groch;hrách;sárgaborsó;mazăre uscată;sarı bezelye;yellow peas;gul ärta;ater kik;pea dal;matar dal;mutter dal;channa dhal Guyana
pigeon-peas-dried|dried pigeon peas||pigeon peas;toor dal;gandules;gungo peas;tuvar dal;tuvar;tur dal;arhar dal;toor daal;toovar dal;tuvaram paruppu;thuvaram paruppu;kandi pappu;togari bele;yellow pigeon peas;congo peas;oily toor dal;tovar dal;red gram;pois d'Angole;feijão guandu;guandú
soybeans-dried|dried soybeans||soybeans;soya beans;soy beans;black soybeans;Sojabohnen;soja en grains;sojabönor;kongbean;daizu;huang dou;kacang kedelai;đậu nành;bhatmas;soja beans;soia gialla
baked-beans-canned|baked beans||beans in tomato sauce;baked beans in tomato sauce;beans baked;Heinz beans;baked beans tin;baked beans reduced sugar;haricot beans in tomato sauce
refried-beans-vegetarian|vegetarian refried beans||refried beans;refried black beans;refried pinto beans;vegan refried beans
refried-beans-traditional|refried beans with lard||traditional refried beans;frijoles refritos
urad-dal-black-gram-dried|urad dal||black gram;urad lentils;urad;black urad;urad daal;urid dal;black urad dal;white urad dal;kali dal;karuppu ulundhu;maah dal;maa ki dal;black lentils urad
white-rice-long-grain|long-grain white rice||rice;white rice;long grain rice;Reis;riz;riz blanc;arroz;arroz blanco;arroz branco;riso bianco;Langkornreis;riz long grain;arroz de grano largo;riso a grano lungo;chawal;Carolina rice;American long grain rice;riz long;rice grains;ofada rice;sona masoori;keeri samba;samba rice;rijst;pirinç;ryż;ryżu;arroz largo;arroz agulhinha;långkornigt ris;langkornet ris;witte rijst;riisi;ryż biały;rýže;orez;beras;gạo trắng;khao;bigas;arisi;biyyam;akki;wali rice;mchele;sona masuri;kolam rice;American long grain;pachari;pacharisi;Sinandomeng;dinorado;IR64 rice;arroz tipo 1;riisiä;løse ris;riža;pirinač;rizi;gạo;pitkäjyväinen riisi;arroz agulha;hvide ris;ris;riže;gạo tẻ;beras putih
white-rice-cooked|cooked white rice||cooked rice;steamed rice;boiled rice;leftover rice;day-old rice;steamed white rice;cooked long-grain rice;microwave rice;microwave basmati;ready rice;rice pouch;steamed jasmine rice;steamed basmati rice;boiled white rice;leftover white rice;steamed sushi rice;instant rice cooked;ready-to-heat rice;cooked long grain white rice;cooked Japanese rice;cooked basmati;cooked jasmine;pilau rice;cooked pilau rice;gekochter Reis;riz cuit;arroz cocido;riso cotto;arroz cozido;gekookte rijst;kokt ris;kogte ris;keitettyä riisiä;ugotowanego ryżu;vařená rýže;főtt rizs;orez fiert;haşlanmış pirinç;ugotowany ryż;nasi putih
white-rice-medium-grain|medium-grain white rice||medium-grain rice;risotto rice;arborio;paella rice;bomba rice;riso;riso arborio;Risottoreis;pudding rice;carnaroli;Spanish rice bomba;arborio risotto rice;short-grain risotto rice;riso carnaroli;riso vialone nano;riso per risotti;arroz bomba;arroz para paella;riz à risotto;calrose;vialone nano;gobindobhog;Valencian rice;short-grain Valencian rice
white-rice-short-grain-sushi|sushi rice||short-grain rice;short-grain white rice;Japanese rice;Korean rice;Japanese sushi rice;Calrose sushi rice;Japanese short-grain rice;short grain sushi rice;Japanese short grain white rice;kome;gohan rice;arroz para sushi;riz à sushi;Sushireis;Korean short grain rice;Korean white rice;Calasparra rice;Rundkornreis;riz rond;riz arborio;arroz redondo;arroz arbóreo;arroz japonês;riso originario;grötris;grødris;risottoris;sushiris;risottorijst;paellarijst;puuroriisi;risottoriisi;ryż do risotto;ryż do sushi;ryż krągły;baldo pirinç;baldo;osmancık pirinç;osmancık;Egyptian rice;Egyptian short grain rice;Koshihikari;Kokuho Rose;Nishiki;Nishiki rice;Botan rice;haiga rice;ssal;baekmi;uruchimai;pearl rice;camolino rice;arroz SOS
basmati-rice|basmati rice||basmati;Basmatireis;riz basmati;long-grain basmati rice;riso basmati;arroz basmati;basmati chawal;Persian rice;Persian basmati rice;basmatiris;basmatirijst;basmatiriisi;ryż basmati;white basmati;extra long grain basmati;golden sella basmati;sella basmati;pishori;berenj;berenj irani;sadri rice;basmatiriisiä;ryżu basmati;basmati rýže;basmati rizs;orez basmati;basmati pirinç;gạo basmati;beras basmati
jasmine-rice|jasmine rice||Thai rice;fragrant rice;Thai jasmine rice;white jasmine rice;Thai hom mali rice;Jasminreis;riz jasmin;arroz jazmín;riso jasmine;jasmine;hom mali;khao hom mali;riz thaï;riz parfumé;arroz jasmín;arroz jasmim;arroz thai;riso thai;jasminris;pandanrijst;jasmijnrijst;jasmiiniriisi;ryż jaśminowy;gạo thơm;gạo lài;beras wangi;Three Ladies rice;Royal Umbrella rice;kalijeera rice;jeerakasala rice
brown-rice-long-grain|long-grain brown rice||brown rice;wholegrain rice;whole-grain rice;Naturreis;riz complet;arroz integral;riso integrale;wholegrain basmati rice;brown jasmine rice;whole grain brown rice;brown basmati;whole wheat rice;Vollkornreis;riz brun;råris;fullkornsris;brune ris;fullkornris;zilvervliesrijst;täysjyväriisi;ryż brązowy;hnědá rýže;barna rizs;orez brun;esmer pirinç;gạo lứt;genmai;hyeonmi;ofada;GABA rice;brauner Reis;ryżu brązowego;täysjyväriisiä;hnědé rýže
brown-rice-cooked|cooked brown rice||cooked wholegrain rice;steamed brown rice;leftover brown rice;cooked brown basmati rice;cooked long-grain brown rice;cooked black rice;cooked red rice;cooked forbidden rice;Minute ready brown rice;ready brown rice;arroz integral cocido;riz complet cuit;riso integrale cotto
brown-rice-medium-grain|medium-grain brown rice||short-grain brown rice;brown sushi rice
parboiled-rice|parboiled rice||converted rice;easy-cook rice;idli rice;easy-cook long grain white rice;long grain parboiled rice;arroz parboilizado;Parboiled Reis;sella rice;Ben's Original long grain;puzhungal arisi;ukda chawal;usna rice;riz étuvé;arroz vaporizado;riso parboiled;ryż parboiled;Mama Gold rice;Caprice rice;ukkda chawal;palakkadan matta;Kerala red rice;Tastic
glutinous-rice|glutinous rice||sticky rice;sweet rice;khao niao;khao niew;gạo nếp;malagkit;pulut;beras ketan;ketan;mochigome;mochi rice;chapssal;nuo mi;Klebreis;riz gluant;arroz glutinoso;Thai sticky rice;ryż kleisty;glutinous sweet rice;bora saul
black-rice|black rice||forbidden rice;riso venere;venere rice;riz venere;schwarzer Reis;arroz preto;heukmi;beras hitam;pirurutong;kavuni arisi;karuppu kavuni;czarny ryż;purple rice;black sticky rice;black glutinous rice
wild-rice|wild rice||wild rice blend;wild rice mix
quinoa|quinoa||white quinoa;red quinoa;tricolour quinoa;black quinoa;quinua;tricolor quinoa;quinoa grain;mixed quinoa;rainbow quinoa;kinwa;quinoa blanche;quinoa seeds;kinoa;komosa ryżowa;quinua blanca;quinua roja;quinua negra;quinoa tricolor;komosy ryżowej;kvinoa;kvinoaa;hạt diêm mạch
quinoa-cooked|cooked quinoa||leftover quinoa;quinoa pouch;cooked quinua;cooked white quinoa;cooked red quinoa;cooked tricolor quinoa;quinoa cuit;quinoa cocida;quinoa cotta;quinoa cozida;ugotowana komosa ryżowa;quinoa fiartă;haşlanmış kinoa
bulgur|bulgur||bulghur wheat;bulghur;burghul;cracked wheat;dalia;burghul wheat;bulgar;bulgar wheat;broken wheat;trigo bulgur;boulgour;kibbeh bulgur;kinche;trigo para kibe;trigo quibe;triguilho;daliya;lapsi wheat;godhuma rava;samba rava;samba godhumai;bulgurweizen;borghol;jareesh;jarish;kaszy bulgur;kasza bulgur;bulguria;boulgour fin;köftelik bulgur
couscous|couscous||pearl couscous;Israeli couscous;whole-wheat couscous;wholewheat couscous;cuscús;maftoul;fregola;ptitim;wholemeal couscous;Moroccan couscous;instant couscous;Israeli pearl couscous;semoule de couscous;moghrabieh;fregola sarda;moghrabiyeh;cuscuz marroquino;kuskus;cuscús integral;berkoukes;pearled couscous;osem couscous;medium grain couscous;kuskusu;cuscuz;couscousia;kuszkusz;kaszy kuskus;kasza kuskus
couscous-cooked|cooked couscous||prepared couscous
pearl-barley|pearl barley||barley;pearled barley;Graupen;orge perlé;cebada;orzo perlato;barley pearls;kasza jęczmienna;pęczak;cebada perlada;Perlgraupen;byggryn;perlebyg;korngryn;Gerstengraupen;orge perlée;cevadinha;pärlgryn;perlegryn;parelgort;ohrasuurimo;ohrahelmi;kasza pęczak;kroupy;árpagyöngy;arpacas;quick barley
buckwheat-groats-kasha|buckwheat groats||buckwheat;kasha;Buchweizen;sarrasin;trigo sarraceno;grano saraceno;kasza gryczana;grechka;sarrasin en grains;bovete;buckwheat kasha;kasha buckwheat;sarrasin décortiqué;alforfón;bokhvete;boghvede;boekweit;tattari;tattarisuurimo;pohanka;hajdina;hrișcă;karabuğday;soba grain;memil;kuttu;kuttu groats;kasza gryczana biała;kasza gryczana palona;kaszy gryczanej;kaszę gryczaną;tattaria;tattarisuurimoita;pohanky;hạt kiều mạch;kiều mạch
millet|millet||Hirse;mijo;miglio;bajra;foxtail millet;pearl millet;sama;kodo millet;little millet;kasza jaglana;millet groats;vrat ke chawal;samak rice;sama rice;sama ke chawal;Goldhirse;millet décortiqué;painço;gierst;hirssi;jagły;jáhly;köles;darı;kangni;kambu;thinai;samai;varagu;kuthiraivali;finger millet;nachni;kodra;jhangora;millet grain;saamai;mawele;korralu;kaszy jaglanej;hirs;hirssiä;mei decojit;jáhel;hạt kê;jewawut
amaranth|amaranth||amaranth grain;kiwicha;amaranth flour;rajgira flour;rajgira atta
teff|teff||teff grain
spelt|spelt||spelt berries;spelt grain;Dinkel;épeautre;espelta
farro-pearled|pearled farro||farro;pearled spelt;emmer;semi-pearled farro;pearled spelt grain;farro perlato
sorghum-grain|sorghum||sorghum grain
freekeh-proxy-khorasan-wheat|freekeh||green wheat;frikeh;freekah
rolled-oats|rolled oats||oats;porridge oats;old-fashioned oats;oatmeal;quick oats;oat flakes;instant oats;quick-cooking oats;dry oats;Haferflocken;flocons d'avoine;copos de avena;avena;fiocchi d'avena;flocos de aveia;aveia;old fashioned rolled oats;instant oatmeal;wholegrain oats;oats rolled;Quaker oats;old-fashioned oatmeal;large flake oats;quick rolled oats;instant porridge oats;whole rolled porridge oats;hojuelas de avena;avena en hojuelas;aveia em flocos;havregryn;haverflocken;Quaker rolled porridge oats;Quaker Old Fashioned Oats;Quaker quick 1-minute oats;Flahavan's oats;Scott's Porage Oats;Jordans porridge oats;zarte Haferflocken;płatki owsiane;kaurahiutaleet;havermout;avena en copos;yulaf ezmesi;yulaf;instant oatmeal packet;instant oats packet;plain instant oatmeal;Uncle Tobys oats;Uncle Tobys traditional oats;Jordans oats;Flahavans oatlets;Mornflake oats;Scottish oats porridge;Ready Brek;Quaker Oat So Simple original;blütenzarte Haferflocken;avena arrollada;avena instantánea;kaurahiutale;gherkules;oats porridge raw;kaurahiutaleita;płatków owsianych;ovesné vločky;ovesných vloček;zabpehely;fulgi de ovăz;zobene pahuljice;ovsene pahuljice;lettkokte havregryn;yến mạch;havermut
steel-cut-oats|steel-cut oats||pinhead oats;Irish oats;coarse oatmeal;pinhead oatmeal;steel cut oatmeal;Irish steel cut oats;Irish oatmeal
oat-bran|oat bran||
wheat-bran|wheat bran||bran;unprocessed bran
wheat-germ|wheat germ||wheatgerm
cornmeal|cornmeal||maize meal;corn meal;whole-grain cornmeal;yellow cornmeal;white cornmeal;makki atta;ugali flour;maize flour ugali;mealie meal;mielie meal;posho flour;ogi;fubá;polenta bramata;bramata;farinha de milho;flocão;mieliemeel;pap meal;sadza flour;unga;unga wa ugali;Maismehl;farine de maïs;harina de maíz;harina de maíz amarilla;fubá mimoso;farina di mais;majsmjöl;maismel;majsmel;maïsmeel;maissijauho;mąka kukurydziana;kukuřičná mouka;kukoricaliszt;mısır unu;makki ka atta;makai flour;makka pindi;cou cou meal;funche meal;corn flour yellow;nshima flour;Iwisa;White Star maize meal;super maize meal;mais meal;kachamak flour;polenta flour;făină de mălai
polenta-degermed-cornmeal|polenta||instant polenta;quick polenta;Polenta Maisgrieß;Maisgrieß;Polentagrieß;semoule de maïs;polenta istantanea;polentagryn;kukurydziana kasza;kasza kukurydziana;mămăligă meal
corn-grits|grits||corn grits;hominy grits;quick grits;yellow grits;white grits
farina-cream-of-wheat|farina||cream of wheat;kasza manna;grysik
popcorn-kernels-air-popped|popcorn kernels||popcorn;popped popcorn;air-popped popcorn;popping corn;unpopped popcorn;microwave popcorn
puffed-rice-cereal|puffed rice cereal||puffed rice;crisped rice cereal;murmura;mamra;kurmura;puffed quinoa;puffed millet
granola|granola||oat granola;nut granola;honey granola;low-sugar granola
pasta-dry|dried pasta||pasta;spaghetti;penne;fusilli;macaroni;rigatoni;linguine;farfalle;elbow macaroni;orzo;conchiglie;bucatini;ziti;short pasta;rotini;vermicelli pasta;orecchiette;cavatappi;capellini;ditalini;macarrones;massa;fideos;spaghettini;pasta shape;casarecce;durum wheat pasta;gemelli;trofie;campanelle;radiatore;paccheri;strozzapreti;stelline;tubetti;mafalda;mafaldine;risoni;macaroni elbows;penne rigate;bowtie pasta;mezze rigatoni;angel hair;pasta tubes;soup pasta;long pasta;twists pasta;pasta twists;pasta bows;pasta spirals;vermicelli nests;short pasta shapes;pasta of choice;acini di pepe;tricolor rotini;pastina;jumbo pasta shells;pâtes;Nudeln;mezze maniche;mezzi rigatoni;coditos;pasta corta;sopa de pasta;calamarata;tortiglioni;mezze penne;mezze maniche rigate;cavatelli;elbows;macarrão;massa curta;fideos cabellín;fideuà noodles;pasta de fideo;coquillettes;makaron;kritharaki;manestra;şehriye;tel şehriye;arpa şehriye;snelkookmacaroni;pici;bigoli;malloreddus;gnocchetti sardi;lumaconi;lumachine;reginette;tripoline;pennette;sedanini;ditali;tubettini;anelletti;anellini;farfalline;maccheroni;maccheroncini;cellentani;busiate;spaghettoni;vermicelloni;fusilloni;fusilli col buco;torchio;torchietti;trottole;gigli;rotelle;ruote;wagon wheel pasta;alphabet pasta;corallini;candele;zitoni;cascatelli;elicoidali;pipe rigate;pipette;gomiti;conchigliette;conchiglioni;chifferi;creste di gallo;scialatielli;fileja;spaccatelle;linguine fini;perciatelli;rotelli;foglie d'ulivo;sagne;cencioni;small shells;medium shells;large shells;těstoviny;makarna;makaronia;bow ties;radiatori;stellini;espaguetis;tallarines secos;codo pasta;espaguete;pasta mista;makaroner;makaroni;pastaskruvar;pastaskruer;świderki;pasta quills;white pasta;bronze die pasta;száraztészta;makaronu;pastaa kuivaa;paste făinoase;tjestenina;testenina;zymarika;pastaa;pâtes courtes;massa esparguete;mì ống;spaghete;makarony;tjestenine
pasta-cooked|cooked pasta||cooked noodles wheat;boiled pasta;cooked short pasta;cooked elbow macaroni;cooked pasta shapes;leftover pasta;cooked spaghetti;cooked fusilli;cooked linguine;cooked penne
whole-wheat-pasta-dry|whole-wheat pasta||wholewheat pasta;whole-grain pasta;wholegrain pasta;Vollkornnudeln;pâtes complètes;pasta integral;brown pasta;wholewheat pasta shapes;wholewheat spaghetti;wholewheat fusilli;wholegrain spaghetti;wholegrain penne;wholewheat linguine;wholegrain fusilli;macarrão integral;fullkornspasta;volkorenpasta;täysjyväpasta;makaron pełnoziarnisty;espaguetis integrales;spelt pasta;Vollkornspaghetti;volkoren penne;volkoren spaghetti;fuldkornspasta;makaronu pełnoziarnistego;teljes kiőrlésű tészta;paste integrale;integralna tjestenina;tam buğday makarna;vollkornpasta;pasta corta integrale;whole wheat fusilli;whole wheat linguine;whole wheat rotini;whole-wheat penne;whole-wheat spaghetti;wholemeal fusilli;wholemeal penne;wholemeal spaghetti;wholewheat macaroni;wholewheat penne;wholewheat rigatoni;massa integral;pasta fuldkorn;celozrnné těstoviny;mì ống nguyên cám;pasta gandum utuh
gluten-free-corn-pasta-dry|gluten-free pasta||corn pasta;GF pasta;glutenfreie rice and corn pasta;gluten-free noodles;pasta sin gluten;pâtes sans gluten;pasta senza glutine;gluten-free lasagne sheets;gluten-free lasagne;gluten-free lasagna;gluten-free corn pasta;gluten-free spaghetti;gluten-free penne;gluten-free fusilli;gluten-free macaroni;Barilla gluten free;Barilla gluten free penne;Barilla gluten free spaghetti;Barilla gluten-free rotini;corn and rice pasta;free from fusilli;free from penne;San Remo gluten free pasta
fresh-pasta|fresh egg pasta||fresh pasta;fresh tagliatelle;egg pasta;fresh fettuccine;fresh lasagne sheets;fresh linguine;fresh spaghetti;fresh pappardelle;pasta all'uovo;fresh penne;fresh fusilli;fresh lasagna sheets;fresh pasta sheets;fresh egg pappardelle;fresh egg lasagne sheets;fresh egg pasta sheets;fresh lasagne pasta sheets;tagliatelle fresche;fettuccine fresche;pasta fresca;pâtes fraîches;egg tagliatelle;tagliatelle all'uovo;tagliolini all'uovo;pappardelle all'uovo;spaetzle;Spätzle;frische Nudeln;färsk pasta;fersk pasta;frisk pasta;verse pasta;refrigerated linguine;refrigerated fettuccine;Giovanni Rana tagliatelle;Buitoni fettuccine;tagliolini freschi;chitarra fresca
egg-noodles-dry|dried egg noodles||egg noodles;chow mein noodles;Eiernudeln;wheat noodles with egg;ramen egg noodles;tagliatelle;pappardelle;fettuccine;fettuccini;cannelloni;cannelloni tubes;wonton noodles;egg noodle nests;no-cook lasagne sheets;csusza;square egg pasta;lazanki;kluski noodles;kluski;garganelli;tagliolini;taglierini;tonnarelli;chitarra;spaghetti alla chitarra;maltagliati;tarhonya;hilopites;mie telur;mi telur;hakka noodles;fine egg noodles;Bandnudeln;nouilles aux oeufs;fideos al huevo;tallarines al huevo;tagliatelle all'uovo secche;äggnudlar;eggnudler;ægnudler;eiernoedels;munanuudelit;makaron jajeczny;vaječné nudle;tojásos tészta;yumurtalı erişte;erişte;mee noodles dry;e-fu noodles;yi mein;Pennsylvania Dutch noodles;nouilles chinoises;chinese egg noodles;mì sợi;lokshen;mie noedels;tagliatelle egg nests;lo mein noodles dry;makaronu tagliatelle;tagliatelle makarna;nudlí tagliatelle;szélesmetélt;mì tagliatelle
rice-noodles-dry|dried rice noodles||rice noodles;rice vermicelli;rice sticks;pad thai noodles;vermicelli rice noodles;flat rice noodles;Reisnudeln;nouilles de riz;fideos de arroz;ho fun noodles;bun noodles;pho noodles;folded rice noodles;brown rice noodles;vermicelli rice stick;pad thai rice noodles;bihun;kwetiau;kway teow;banh hoi;kuay teow;pancit bihon;bihon;rice flake noodles;banh pho;sen lek;brown rice vermicelli;rice vermicelli noodles;banh pho noodles;bún khô;mai fun;mei fun;mi fen;bee hoon;meehoon;sen mee;sen yai dry;sevai rice;rice sevai;idiyappam;Reisbandnudeln;vermicelles de riz;tallarines de arroz;macarrão de arroz;bifum;risnudlar;risnudler;rijstnoedels;mihoen;riisinuudelit;makaron ryżowy;rýžové nudle;pirinç eriştesi;brown rice pad thai noodles;mixian;mi xian;hu tieu;instant rice noodles;kuay tiao
soba-noodles-dry|dried soba noodles||soba;buckwheat noodles;Japanese soba noodles;buckwheat soba noodles;100% buckwheat soba noodles;naengmyeon;naengmyeon noodles;soba noodles
somen-noodles-dry|dried somen noodles||somen noodles;somen;dried udon noodles;wheat noodles;Chinese wheat noodles;misua;miswa;uncooked udon noodles;dried udon;somyeon;hiyamugi
cellophane-noodles-dry|dried glass noodles||glass noodles;cellophane noodles;bean thread noodles;mung bean noodles;mung bean vermicelli;Glasnudeln;dangmyeon;bean vermicelli;bean thread vermicelli;sweet potato glass noodles;mung bean glass noodles;sweet potato noodles;sweet potato vermicelli;Korean sweet potato noodles;sotanghon;sweet potato starch noodles;sweet potato starch vermicelli;harusame;bean thread;miến;woon sen;wun sen;dang myun;tang myeon;fensi;fen si;fun see;tung hoon;tanghoon;sohun;soun;saifun;vermicelles de soja;vermicelles de haricot mungo;fideos de cristal;glasnudlar;glassnudler;glasnudler;glasnoedels;lasinuudelit;Korean glass noodles;Korean vermicelli;fen tiao
white-bread|white bread||bread;sandwich bread;toast;white toast;white sandwich bread;Toastbrot;Weißbrot;pain de mie;pain blanc;pan blanco;pan de molde;pane bianco;pão;Texas toast;sandwich loaf;soft white bread;bread of choice;fresh breadcrumbs;fresh white breadcrumbs;soft breadcrumbs;fresh bread crumbs;soft white breadcrumbs;soft bread crumbs;pan de caja;pane in cassetta;pancarrè;pão de forma;agege bread;Warburtons Toastie;Hovis white;pane raffermo;white loaf;slice of bread;Kingsmill white;medium sliced white;thick sliced white;toast bread white;pan bimbo;hi-fibre white bread;farmhouse loaf;white tin loaf;white bloomer;bloomer loaf;cottage loaf;batch loaf;white batch;pan loaf;Brennans bread;pullman loaf;Brot;brood;chleba;chleb;bröd;leipä;leipää;pâine;kenyér;kenyeret
whole-wheat-bread|whole-wheat bread||wholewheat bread;wholegrain bread;brown bread;whole wheat toast;Vollkornbrot;pain complet;pan integral;pane integrale;pão integral;wholegrain toast;whole-grain toast;whole-meal bread;Vollkorntoast;pain aux céréales complet;brown toast;wholewheat toast;granary toast;wholegrain sourdough;wholemeal sandwich bread;whole-wheat sourdough;whole grain sandwich bread;100% whole wheat bread;pan de caja integral;wheat bread;wheat sandwich bread;Hovis wholemeal;Warburtons wholemeal;Hovis Best of Both wholemeal;Kingsmill wholemeal;honey wheat bread;wheat toast;wholemeal loaf;volkorenbrood;grovbrød;fullkornsbröd;chleba razowego;fuldkornsbrød;täysjyväleipää;tam buğday ekmeği;pâine integrală;celozrnného chleba;teljes kiőrlésű kenyér;bánh mì nguyên cám;roti gandum
multigrain-bread|multigrain bread||seeded bread;granary bread;mixed-grain bread;multigrain toast;seeded wholegrain bread;seeded toast;granary loaf;seeded sourdough;seeded loaf;Dave's Killer Bread;Dave's Killer Bread 21 grains;Vogel's bread;malted granary bread;seeded batch;Burgen bread;12 grain bread;7 grain bread;nine grain bread;multiseed bread;Mehrkornbrot;pain aux céréales;pan multicereal;seed bread;Hovis seed sensations
rye-bread|rye bread||Roggenbrot;pain de seigle;sourdough rye bread;rye sourdough;dark rye;marble rye;rye toast;dark rye toast;German rye bread;rugbrød;danish rye bread;ruisleipä;Graubrot;Mischbrot;Bauernbrot;Roggenmischbrot;chleb żytni;rågbröd;limpa;pan de centeno;Schwarzbrot;pão de centeio;pane di segale;roggebrood;żytni chleb;žitný chléb;rozskenyér;pâine de secară;çavdar ekmeği;Borodinskiy;Jewish rye;caraway rye bread;reissumies;seeded rye
pumpernickel-bread|pumpernickel||borodinsky bread
sourdough-or-french-bread|sourdough bread||sourdough;French bread;baguette;sourdough toast;crusty bread;French baguette;sourdough loaf;Sauerteigbrot;pain au levain;rustic bread;crusty white bread;country bread;pane casereccio;bâtard;bloomer;white sourdough;French stick;white baguette;rustic loaf;crusty loaf;demi-baguette;French loaf;part-baked baguette;pane di Altamura;pain de campagne;pan de barra;pão francês;Baguettebrot;white bloomer bread;banh mi baguette;banh mi roll;boule;country loaf;ficelle;cob loaf;ciabatta-style sourdough;masa madre pan;pan de masa madre;barra de pan;pan francés;pan rustico;pane toscano;surdegsbröd;surdeigsbrød;surdejsbrød;stokbrood;patonki;bagietka;bageta;francala;ekmek;bánh mì;marraqueta;artisan loaf;pain rustique;Landbrot;pan gallego;pan de pueblo;pan artesano;pane pugliese;pugliese bread;stokbrød;bake at home baguette
italian-bread|Italian bread||ciabatta;ciabatta roll;sub roll;hoagie roll;hoagie;ciabatta loaf;submarine roll;Italian loaf;part-baked ciabatta;ciabatta bun;pan de cristal;Turkish bread;Turkish loaf;pane ciabatta;panini bread;ciabattine;Tuscan bread;Italian sandwich bread;filone;mafalda bread;Ciabattabrot;chapata;pan chapata
sprouted-wheat-bread|sprouted-grain bread||sprouted wheat bread;Ezekiel bread;sprouted bread;Ezekiel
gluten-free-white-bread|gluten-free bread||gluten-free white bread;GF bread;gluten-free toast;gluten-free sandwich bread;glutenfreies Brot;pain sans gluten;pan sin gluten;pane senza glutine;Schar gluten free bread;Udi's gluten free bread;Genius gluten free bread;Warburtons gluten free white;gluten free loaf
gluten-free-tortilla|gluten-free tortilla|gluten-free tortillas|gluten-free wrap;gluten-free flour tortilla;gluten-free tortilla wrap;gluten-free soft tortilla;GF tortilla;GF wrap;gluten-free burrito tortilla;Siete cassava tortilla
gluten-free-bun|gluten-free bun|gluten-free buns|gluten-free burger bun;gluten-free hamburger bun;gluten-free roll;gluten-free hot dog bun;gluten-free bread roll;GF bun;gluten-free burger roll;gluten-free sandwich bun
pita-white|pita bread|pita breads|pita;white pita;pitta;pita pocket;flatbread;flat bread;Arabic bread;Fladenbrot;pitta pocket;white pitta;soft flatbread;Lebanese bread;Greek pita;Greek flatbread;Turkish flatbread;khobz;khubz;Lebanese flatbread;khobz flatbreads;pide;lepinja;somun;khubz arabi;Pitabrot;pain pita;pan pita;pan árabe;pão sírio;pão árabe;pane pita;pitabröd;pitabroodje;pitaleipä;Syrian bread;aish baladi;aish shami;pocketless pita;laffa;taboon bread;nan-e barbari;nan-e sangak;naan sangak;taftoon;samoon;khubz eish
pita-whole-wheat|whole-wheat pita|whole-wheat pitas|wholemeal pitta;wholewheat pita;wholegrain pita;wholegrain pitta;brown pitta;wholewheat pitta bread
naan|naan|naans|nan bread;garlic naan;tandoori naan;kulcha;sheermal;bhatura;garlic and coriander naan;butter naan;roghni naan;Naan Brot;pain naan;pan naan;naanbröd;naanbrood;naanleipä
chapati-or-roti|chapati|chapatis|roti;chapatti;rotli;phulka;wholemeal chapati;atta roti;wholewheat chapati;fulka;sukhi roti;tandoori roti;wheat roti;gehu ki roti
focaccia|focaccia||fougasse;schiacciata
flour-tortilla|flour tortilla|flour tortillas|tortilla;wheat tortilla;tortilla wrap;wrap;white wrap;flour wrap;soft tortilla;Weizentortilla;burrito wrap;tortilla de trigo;soft flour tortilla;burrito tortilla;fajita tortilla;taco tortilla;soft wraps;white tortilla wrap;soft taco tortilla;white flour tortilla;flour tortilla wraps;soft flour wraps;tortilla de harina;low carb tortilla;spinach wrap;tomato wrap;sandwich wrap;spinach tortillas;sun-dried tomato wrap;sun-dried tomato tortilla;carb balance tortilla;carb balance flour tortilla;low-carb flour tortilla;low carb wraps;tortilla de blé;galette de blé;tortilla di grano;piadine;tortillabröd;tortillalefser;tortilla lefse;fajita wraps;deli wrap;dürüm;tortillas de harina de trigo
whole-wheat-tortilla|whole-wheat tortilla|whole-wheat tortillas|wholemeal wrap;wholewheat tortilla;wholemeal tortilla;wholewheat wrap;whole wheat wrap;wholegrain wrap;whole-grain tortilla;seeded wrap;multigrain wrap;wholemeal tortilla wrap;wholewheat tortilla wrap;wholegrain tortilla wrap;whole-wheat flour tortilla;Vollkorntortilla;fullkornstortilla;Flatout wrap;Flatout;high-fiber tortilla;multigrain tortilla
corn-tortilla|corn tortilla|corn tortillas|maize tortilla;soft corn tortilla;Maistortilla;tortilla de maíz;yellow corn tortilla;white corn tortilla;street taco tortilla;corn tacos tortillas;soft corn tacos;tortillas de nixtamal;blue corn tortilla;street corn tortillas;tortilla taquera
taco-shells|taco shell|taco shells|hard taco shell;corn taco shell;crunchy taco shell;hard taco;crispy taco shell;stand 'n stuff taco shells;stand and stuff shells;Taco-Schalen;tacoskal;tacoskjell;taco skaller;taco tubs
bagel|bagel|bagels|poppy seed bagel;New York bagel;bialy
english-muffin|English muffin|English muffins|muffin English;muffin inglés;toasting muffin;muffin anglais;sourdough English muffin;Bays English muffin;white toasting muffin
hamburger-bun|hamburger bun|hamburger buns|burger bun;white burger bun;hot dog bun;hot dog roll;burger roll;sandwich bun;soft bun;white bun;hotdog bun;floured bap;burger baps;white hamburger bun;soft white roll;soft hot dog bun;hamburger roll;pav;pav bun;ladi pav;bollo de hamburguesa;pan para hamburguesa;white bap;soft white roll bap;slider bun;pretzel bun;slider roll;vada pav bread;Burgerbrötchen;Hamburgerbrötchen;pain burger;pan de hamburguesa;pão de hambúrguer;panino hamburger;hamburgerbröd;burgerboller;hamburgerbroodje;hampurilaissämpylä;bułka do hamburgera;finger buns;Martin's potato roll;media noche roll;pan de perrito;pan para hot dog;New England hot dog bun;split-top bun
whole-wheat-burger-bun|whole-wheat burger bun|whole-wheat burger buns|wholemeal burger bun;wholemeal roll;wholewheat bun;whole wheat bun;whole wheat hamburger bun;wholegrain roll;brown roll;wholemeal bread roll;whole-wheat roll;whole wheat bread roll;whole wheat sandwich thin;sandwich thin;whole grain bun
dinner-roll|dinner roll|dinner rolls|bread roll;white roll;soft roll;Brötchen;petit pain;bap;crusty roll;soft bread roll;white bread roll;soft white bread roll;Rhodes rolls;Rhodes dinner rolls;barm cake;stottie;bread bun;bridge roll;finger roll;morning roll;Schrippe;Weckle;panecillo;pãozinho;panino;panini rolls;rosetta;fralla;frallor;rundstykke;rundstykker;broodje;bolletje;sämpylä;bułka;bułki;kajzerka;rohlík;houska;zsemle;kifli;chiflă;pandesal;pan de sal;laadi pav;pao bun;Parker House roll;knot roll;damper roll
croissant|croissant|croissants|butter croissant;cruasán;cornetto;medialuna;all-butter croissant;kruasan;Gipfeli
breadcrumbs-dry|dry breadcrumbs||breadcrumb;dried breadcrumbs;bread crumbs;Semmelbrösel;Paniermehl;chapelure;pan rallado;pangrattato;farinha de rosca;white breadcrumbs;golden breadcrumbs;wholemeal breadcrumbs;dry white breadcrumbs;whole wheat breadcrumbs;pan molido;Brösel;ströbröd;strøkavring;griljermel;paneermeel;korppujauho;bułka tarta;strouhanka;zsemlemorzsa;pesmet;galeta unu;crumbs bread;mollica di pane;rasp;korppujauhoja;bułki tartej;strouhanky;pão ralado;bred crumb;krušne mrvice;krušnih mrvica;pane grattugiato
breadcrumbs-seasoned|seasoned breadcrumbs||Italian breadcrumbs;Italian-style breadcrumbs;Italian bread crumbs;Progresso Italian bread crumbs
croutons|croutons||
saltine-crackers|saltine crackers||saltine;cracker;soda cracker;cream crackers;water biscuits;savoury crackers;water crackers;Jacob's cream crackers;Carr's water crackers;table water crackers
graham-crackers|graham crackers||graham cracker crumbs;digestive biscuit;digestives;digestive biscuit crumbs
rye-crispbread|rye crispbread||crispbread;ryvita;Knäckebrot;rye crackers;Swedish crispbread;Finnish crispbread;Scandinavian crispbread;knäckebröd;Wasa;Wasa crispbread;Finn Crisp;knekkebrød;knækbrød;näkkileipä;pan crujiente centeno;crackerbread rye;Leksands;Dr. Karg rye;GG bran crispbread;pieczywo chrupkie
matzo|matzo||matzah;matza;matzo crackers
rice-cakes|rice cake|rice cakes|puffed rice cake;Reiswaffel;brown rice cakes;wholegrain rice cakes;corn thins
phyllo-dough|phyllo dough||filo pastry;phyllo;filo;phyllo pastry;filo sheet;phyllo sheet;fillo dough;filo dough;filo pastry sheets;phyllo pastry sheets;roll of filo pastry;kataifi pastry;kunafa pastry;knafeh dough;warqa;brick pastry;brik pastry;feuilles de brick;pastilla sheets;fyllo;fyllo pastry;fyllo sheets;yufka dough;yufka pastry dough;warka pastry;warka;brick pastry sheets;malsouka;malsouka sheets;fillo;Filoteig;Yufkateig;pâte filo;pâte phyllo;masa filo;massa filo;pasta fillo;filodeg;filodej;filodeeg;filotaikina;ciasto filo;Strudelteig;baklavalık yufka;hojas de brick;ouarka
puff-pastry-frozen|frozen puff pastry||puff pastry;puff pastry sheet;Blätterteig;pâte feuilletée;hojaldre;pasta sfoglia;light puff pastry;puff pastry block;masa de hojaldre;massa folhada;pate feuilletee;smørdeig;smördeg;butterdej;Blätterteig aus dem Kühlregal;bladerdeeg;pasta sfoglia rotonda;pasta sfoglia rettangolare;ciasto francuskie;milföy;kourou pastry;lehtitaikina;butterdeig;listové těsto;leveles tészta;foietaj;milföy hamuru;rolled puff pastry
pie-crust-refrigerated|refrigerated pie crust||pie crust;pie dough;shortcrust pastry;pastry case;shortcrust;pie shell;pie pastry;shortcrust pastry case;shortcrust pastry block;unbaked pie crust;prepared pie crust;pie crust dough;9-inch pie crust;frozen pie crust;frozen pie shell;tart shell;tartlet shells;shortcrust pastry sheet;frozen shortcrust pastry;frozen pie pastry;pâte brisée;pâte sablée;pâte sucrée;pasta brisée;pasta brisé;masa quebrada;Mürbeteig;pate brisee;pate sablee;pate sucree;unbaked deep dish pie shell;unbaked pie shell;unbaked pastry shell;unbaked pastry case;9-inch frozen pie crust;9-inch pie shell;frozen 9-inch pie shell;rolled shortcrust pastry;rolled shortcrust;massa podre;savoury shortcrust;pajdeg;quiche pastry;tærtedej;pai deig
wonton-wrappers|wonton wrapper|wonton wrappers|dumpling wrappers;gyoza wrappers;wonton skins;gyoza skins;dumpling skins;wonton pastry;gow gee wrappers;egg roll wrapper;shumai wrappers;siu mai wrappers
tortilla-chips|tortilla chips||corn chips;nacho chips;tortilla crisps;corn tortilla chips;blue corn tortilla chips;totopos;Tostitos;Fritos;tortilla strips
potato-chips|potato chips||crisps;potato crisps;Kettle chips;Kettle Brand chips
pretzels|pretzels||hard pretzels;pretzel twists;pretzel sticks;pretzel rods
all-purpose-flour|all-purpose flour||flour;white flour;wheat flour;AP flour;Mehl;Weizenmehl;farine;farine de blé;harina;harina de trigo;farina di grano;farina 00;farinha de trigo;00 flour;maida;all-purpose white flour;tipo 00;type 00 flour;farina di grano tenero;komugiko;farine T55;farine T45;farine T65;farine de blé T55;farine de blé T45;Mehl Type 405;Weizenmehl Type 405;harina 0000;harina 000;harina de trigo 0000;Wondra;instant flour;vetemjöl;hvetemel;hvedemel;mąka pszenna;vehnäjauho;Spätzlemehl;mąki pszennej;mąka;bloem;tarwebloem;patentbloem;Mehl Type 550;harina común;farina tipo 00;vehnäjauhoja;hladká mouka;polohrubá mouka;finomliszt;făină;buğday unu;cake wheat flour;household flour;high grade flour;bột mì;tepung terigu;tepung gandum;harina floja;low gluten flour;cake flour plain UK;Snowflake cake flour;unga wa ngano;hladké mouky;polohrubé mouky;făină albă;glatko brašno;búzaliszt;liszt;brašno;pšenično brašno;aleuri;vehnäjauhoa;făină de grâu;pšeničné mouky;pšeničná mouka;pšeničnou mouku;mel;brašna;glatkog brašna;oštro brašno;oštrog brašna;mąki;mjöl;hrubá mouka;hrubé mouky;siktet hvetemel
bread-flour|bread flour||strong white flour;strong flour;baker's flour;white bread flour;bread making flour;00 bread flour;strong white bread-making flour;harina de fuerza;farina Manitoba;Weizenmehl Type 550;bread flour manitoba;manitoba;farine de gruau;Type 550;vetemjöl special;high gluten flour;pizza flour;canadian strong flour
cake-flour|cake flour||
self-rising-flour|self-rising flour||self raising;SR flour;self raising white flour;farinha com fermento;harina leudante;farine à gâteaux;self raising cake flour;zelfrijzend bakmeel
whole-wheat-flour|whole-wheat flour||wholewheat flour;whole-grain flour;white whole wheat flour;atta;wholegrain flour;Vollkornmehl;farine complète;harina integral;farina integrale;chapati flour;wholegrain wheat flour;brown flour;wholemeal bread flour;whole wheat pastry flour;wholemeal self-raising flour;einkorn flour;kamut flour;graham flour;emmer flour;khorasan flour;chakki atta;roti flour;Weizenvollkornmehl;farine intégrale;farinha integral;grahamsmjöl;sammalet hvete;grahamsmel;volkorenmeel;mąka pełnoziarnista;tam buğday unu;brown bread flour;wholewheat atta;godhumai maavu;fuldkornshvedemel
semolina|semolina||semolina flour;durum wheat semolina;Grieß;semoule;sémola;sooji;suji;rava;rawa;semovita;semo;semola rimacinata;semola di grano duro;Hartweizengrieß;durum flour;sooji rava;bombay rava;semolina rava;rava sooji;Weichweizengrieß;semoule de blé;mannagryn;semulegryn;semuljegryn;griesmeel;mannasuurimo;krupice;krupička;búzadara;irmik;simidali;durum semolina;chiroti rava;manka;mannaya krupa;remilled semolina;griz;sémola de trigo;kaszy manny;semulje;mannasuurimot;mannasuurimoita;griș fin;griș de grâu;bột semolina;tepung semolina;dětská krupice;dětské krupice
rye-flour|rye flour||wholegrain rye flour;Roggenmehl;mąka żytnia;mąki żytniej;ruisjauho;ruisjauhoja;rugmel;rågmjöl;grovt rågmjöl
spelt-flour|spelt flour||wholemeal spelt flour;Dinkelmehl;farine d'épeautre
buckwheat-flour|buckwheat flour||farine de sarrasin;Buchweizenmehl;kuttu flour;kuttu atta
oat-flour|oat flour||ground oats
rice-flour-white|white rice flour||rice flour;Reismehl;farine de riz;harina de arroz;chawal ka atta;farina di riso;joshinko;string hopper flour;idiyappam flour;arisi maavu;biyyam pindi;farinha de arroz;rismjöl;rismel;rijstmeel;mąka ryżowa;pirinç unu;ard-e berenj;tepung beras;bột gạo;rice powder;pathiri podi;appam flour;puttu podi;puttu flour;ground rice;super fine rice flour
rice-flour-brown|brown rice flour||red rice flour
glutinous-rice-flour|glutinous rice flour||sweet rice flour;mochiko;sticky rice flour;shiratamako;chapssal garu;tepung ketan;tepung pulut;bột nếp;galapong malagkit;malagkit flour;nuo mi fen;Klebreismehl;dango flour;dangoko
corn-flour-masa-harina|masa harina||corn flour;maize flour;masa;instant masa flour;masa de maíz;harina de maíz nixtamalizada;masa para tortillas;harina para tortillas;Maseca;masa para tamales;Minsa;nixtamal flour;corn masa flour;tortilla flour corn;masa de maíz harina;instant corn masa;blue masa harina
cornstarch|cornstarch||corn starch;cornflour;maize starch;Speisestärke;Maisstärke;maïzena;fécule de maïs;maicena;amido di mais;amido de milho;maize cornflour;fécula de maíz;cornstarch slurry;cornflour slurry;almidón de maíz;maizenamjöl;maisstivelse;maissitärkkelys;skrobia kukurydziana;kukuřičný škrob;kukoricakeményítő;amidon de porumb;mısır nişastası;makki starch;bột bắp;tepung maizena;tepung jagung;nişasta mısır;gawgaw;cornstarch slurry powder;white cornflour;maïszetmeel;majsstärkelse;maizenamel;skrobi kukurydzianej;majsstivelse;maisenna;tepung jagung maizena;maisena
tapioca-pearls-or-starch|tapioca starch||tapioca flour;tapioca;tapioca pearls;sabudana;sago pearls;small pearl tapioca;tapioca starch flour;sago;almidón de yuca;fécula de mandioca;polvilho doce;tapiokaperlen;boba pearls;boba;polvilho;polvilho azedo;goma de tapioca;yuca starch;cassava starch;Tapiokastärke;Perltapioka;tapioca fécule;perles du Japon;perles de tapioca;javvarisi;saggubiyyam;sagu;tepung kanji;tepung tapioka;bột năng;sabudhana;manioc starch;tapiokamjöl;tapiokastivelse;biji sagu;boba pearls dry;almidón agrio
arrowroot|arrowroot||arrowroot powder;arrowroot starch;arrowroot flour;kudzu starch;kuzu starch
potato-flour|potato flour||fécula de batata
almond-flour|almond flour||almond meal;ground almonds;gemahlene Mandeln;poudre d'amande;harina de almendra;farina di mandorle;blanched almond flour;super-fine almond flour;almond meal flour;almendra molida;amêndoa moída;farinha de amêndoa;amandelmeel;mielone migdały;mandelmjöl;mandelmel;malte mandler;mantelijauho;mantelijauhoa;badem unu;migdale măcinate;făină de migdale;mletých mandlí;mleté mandle;mandlové mouky;mandlová mouka;darált mandula;mandulaliszt;bột hạnh nhân;almond bubuk;tepung almond;mąki migdałowej;mąka migdałowa
coconut-flour|coconut flour||Kokosmehl
cassava-flour|cassava flour||manioc flour;gari cassava;cassava gari;fufu flour;lafun;yuca flour;kokonte;farinha de mandioca;eba;farinha de mandioca torrada
soy-flour|soy flour||soya flour
sorghum-flour|sorghum flour||jowar flour;jowar atta;guinea corn flour;jwari flour;cholam maavu;jonna pindi;dawa flour;mtama flour;juar flour;farine de sorgho
millet-flour|millet flour||bajra flour;bajra atta;ragi flour;finger millet flour;nachni flour;nachni atta;ragi;pearl millet flour;ragi atta;Hirsemehl;farine de millet;wimbi flour;uji flour;kambu maavu;kelvaragu maavu;kezhvaragu flour
quinoa-flour|quinoa flour||
baking-powder|baking powder||Backpulver;levure chimique;lievito per dolci;fermento em pó;polvo de hornear;double-acting baking powder;polvo para hornear;levadura química;fermento químico;Clabber Girl;proszek do pieczenia;proszku do pieczenia;bakpoeder;bakpulver;kabartma tozu;bagepulver;leivinjauhe;leivinjauhetta;kypřicí prášek;prášek do pečiva;sütőpor;praf de copt;prašak za pecivo;bột nở;prášku do pečiva;lievito in polvere per dolci;bakepulver;praška za pecivo
baking-soda|baking soda||bicarbonate of soda;bicarb;bicarb soda;sodium bicarbonate;Natron;bicarbonate de soude;bicarbonato;bicarbonato de sodio;bread soda;soda bicarb;cooking soda;bicarbonate;meetha soda;zuiveringszout;baksoda;bikarbonat;ruokasooda;soda oczyszczona;sody oczyszczonej;jedlá soda;szódabikarbóna;bicarbonat de sodiu;soda bikarbona;karbonat;jedlé sody;muối nở;soda kue
cream-of-tartar|cream of tartar||
active-dry-yeast|active dry yeast||yeast;dried yeast;instant yeast;fast-action yeast;fast-action dried yeast;easy-bake yeast;Trockenhefe;Hefe;levure de boulanger;levadura;lievito di birra;instant dried yeast;quick yeast;fast-acting yeast;rapid-rise yeast;quick-rise yeast;bread machine yeast;easy-blend yeast;active dried yeast;fast-acting dried yeast;levadura seca;lievito di birra secco;lievito secco;levure sèche;fermento biológico seco;khameer;fermento seco;gedroogde gist;instantgist;suchych drożdży;suche drożdże;drożdże instant;drożdży instant;torrjäst;tørgær;tørrgjær;kuivahiiva;kuru maya;instant maya;drojdie uscată;sušené droždí;száraz élesztő;szárított élesztő;porélesztő;instant élesztő;men khô;men nở;ragi instan;suhi kvasac;suhog kvasca;sušeného droždí;suszonych drożdży;gist;fermento biológico;levadura de panadero
gelatin-powder|gelatin powder||gelatin;powdered gelatin;gelatine leaf;gelatin sheet;leaf gelatine;Knox;Knox gelatin;gelatina sem sabor;gelatina
pectin|pectin||Sure-Jell;Certo;Ball pectin
cocoa-powder-unsweetened|unsweetened cocoa powder||cocoa powder;cocoa;cacao powder;Kakaopulver;Kakao;cacao en poudre;cacao en polvo;cacao amaro;cacau em pó;Dutch-process cocoa;baking cocoa;cacao;dark cocoa powder;100% cocoa powder;Dutch-processed cocoa powder;Dutch process cocoa powder;Dutch processed cocoa;Dutched cocoa;Dutch cocoa;cacao amaro in polvere;black cocoa;black cocoa powder;chocolate em pó;cacao amargo;cacao puro;Backkakao;cacao non sucré;Hershey's cocoa powder;Hershey's cocoa;Hershey's unsweetened cocoa;special dark cocoa;Hershey's special dark cocoa;cacaopoeder;kaakaojauhe;kaakaojauhetta;kakaa;kakaópor;bột ca cao;cokelat bubuk;coklat bubuk;holandského kakaa;kakao w proszku
dark-chocolate-70-85|dark chocolate||bittersweet chocolate;Zartbitterschokolade;chocolat noir;chocolate negro;cioccolato fondente;plain chocolate;85% chocolate;dark cooking chocolate;dark eating chocolate;dark chocolate bar;70% cocoa solids dark chocolate;70% cocoa plain chocolate;chocolate amargo;chocolate amargo 70%;chocolate shavings;dark chocolate melts;couverture;dark couverture;chocolate curls;dark chocolate curls;Green & Black's dark chocolate;Lindt 85%;Lindt 70%;Lindt Excellence 70%;Lindt Excellence 85%;Lindt 90%;Côte d'Or dark chocolate;vegan dark chocolate;dairy-free dark chocolate;70% dark chocolate;85% dark chocolate;dark chocolate 70%;pure chocolade;gorzkiej czekolady;gorzka czekolada;deserowej czekolady;mörk choklad;mørk chokolade;mørk sjokolade;tumma suklaa;tummaa suklaata;bitter çikolata;hořké čokolády;hořká čokoláda;étcsokoládé;cokelat hitam;dark cokelat;ciocolată amăruie
semisweet-chocolate-chips|semisweet chocolate chips||chocolate chips;semi-sweet chocolate;dark chocolate chips;semisweet chocolate;choc chips;dark choc chips;bittersweet chocolate chips;semisweet chocolate morsels;semisweet baking chocolate;semi-sweet baking chocolate;semisweet morsels;chocolate morsels;semi-sweet morsels;semisweet chips;semi-sweet chips;mint chocolate chips;German chocolate;German sweet chocolate;chocolate chunks;chocolate meio amargo
milk-chocolate|milk chocolate||milk chocolate chips;Milchschokolade;chocolat au lait;chocolate con leche;cioccolato al latte;milk chocolate bar;milk choc chips;Cadbury milk chocolate;milk chocolate buttons;milk chocolate melts;Terry's Chocolate Orange;chocolate orange;Hershey's Kisses;Hershey bar;Galaxy chocolate;Cadbury Dairy Milk;Cadbury Flake;Flake bar;Milka Alpine Milk;Milka;Milka Alpenmilch;Alpine milk chocolate;Cadbury Dairy Milk bar;Galaxy milk chocolate;Lindt milk chocolate;Lindt Lindor;Dove milk chocolate;Marabou;Marabou Mjölkchoklad;Freia Melkesjokolade;Fazer Blue;Wedel mleczna;Kinder chocolate;Vollmilchschokolade;chocolate ao leite;Tony's Chocolonely milk;Milka chocolate;Dairy Milk bar;Dairy Milk chocolate;Freddo
white-chocolate|white chocolate||white chocolate chips;candy melts;white chocolate melts
unsweetened-baking-chocolate|unsweetened baking chocolate||baking chocolate;unsweetened chocolate;100% chocolate;Baker's unsweetened chocolate
vanilla-extract|vanilla extract||vanilla;vanilla essence;vanilla bean paste;vanilla bean;Vanilleextrakt;extrait de vanille;extracto de vainilla;estratto di vaniglia;vanilla paste;vanilla flavouring;vanilla bean extract;vanilla bean seeds;vanilla pod seeds;vanilla bean powder;essência de baunilha;esencia de vainilla;vainilla;vanilla powder;anise extract;vaniglia;gousse de vanille;Vanilleschote;vaina de vainilla;baccello di vaniglia;bacca di vaniglia;extrato de baunilha;fava de baunilha;vanille-extract;vanillestokje;vanillestång;vaniljstång;vaniljextrakt;vaniljestang;vaniljeekstrakt;vaniljauutetta;laska wanilii;ekstrakt waniliowy;ekstraktu waniliowego;vanilkový extrakt;vanilkový lusk;vaníliakivonat;vaníliarúd;extract de vanilie;păstaie de vanilie;vanilya özütü
marshmallows|marshmallows||mini marshmallows
carob-flour|carob powder||carob;mesquite flour
malt-syrup-barley|barley malt syrup||malt syrup;malt extract;barley malt extract
barley-malt-flour|barley malt flour||malted barley flour;diastatic malt powder;malt powder;diastatic malt
white-sugar|white sugar||sugar;granulated sugar;caster sugar;castor sugar;cane sugar;golden caster sugar;turbinado sugar;Zucker;sucre;azúcar;zucchero;açúcar;white granulated sugar;demerara sugar;demerara;table sugar;sugar white;sugar granulated;bakers sugar;white caster sugar;castor sugar white;golden granulated sugar;cheeni;zucchero semolato;azúcar blanca;sucre en poudre;satou;rock sugar;pearl sugar;mishri;bura sugar;khandsari;sanding sugar;cinnamon sugar;yellow rock sugar;lump rock sugar;white rock sugar;Swedish pearl sugar;nib sugar;strösocker;socker;sukker;cukier;farin;sokeri;khand;dextrose;cukru;suiker;şeker;toz şeker;gula pasir;Kristallzucker;sucre blanc;sucre semoule;azúcar blanquilla;açúcar cristal;kristalsuiker;cukr;krystal cukr;cukor;kristálycukor;zahăr;shakar;shekar;sukkar;sukar;sucar;sakhar;zaharo;zachari;šećer;sakkarai;panchasara;đường;asukal;seoltang;lump sugar;evaporated cane juice;crystal sugar;misri;kalkandu;pärlsocker;đường phèn;bing tang;rock candy sugar;white sugar granules;Rohrzucker;sucre de canne;sukari;cukor kristály;sokeria;šećera;krupicový cukr;cukru krupice;cukr krupice;rørsukker
brown-sugar|brown sugar||light brown sugar;dark brown sugar;soft brown sugar;muscovado sugar;light muscovado sugar;brauner Zucker;cassonade;sucre roux;azúcar moreno;zucchero di canna;açúcar mascavo;palm sugar;coconut sugar;jaggery;soft light brown sugar;soft dark brown sugar;dark muscovado sugar;muscovado;rapadura;piloncillo;dark muscovado;light muscovado;soft dark sugar;coconut palm sugar;dark palm sugar;jaggery powder;powdered jaggery;azúcar morena;azúcar mascabado;gur;panela;shakkar;kurozato;gula jawa;turbinado;date sugar;sucanat;gula melaka;gula merah;panocha;kokuto;light palm sugar;panela sugar;piloncillo cone;cone of piloncillo;papelón;chancaca;vergeoise;zucchero integrale;farinsocker;brunt socker;muscovadosocker;brunt sukker;brun farin;lichtbruine basterdsuiker;basterdsuiker;donkerbruine basterdsuiker;fariinisokeri;cukier brązowy;cukier trzcinowy;třtinový cukr;barna cukor;esmer şeker;goor;vellam;bellam;gula apong;nam tan pip;đường thốt nốt;đường nâu;heugseoltang;coconut blossom sugar;patali gur;karupatti;jaggery block;panutsa;tapa de dulce;dulce de panela;raspadura;Kokosblütenzucker;sucre de coco;azúcar de coco;açúcar de coco;sukari guru;khaand;hong tang;bruine suiker;hnědý cukr;nádcukor;zahăr brun;açúcar mascavado;fariinisokeria;cukru brązowego;třtinového cukru;bruine basterdsuiker;gula aren
powdered-sugar|powdered sugar||icing sugar;confectioners' sugar;Puderzucker;sucre glace;azúcar glas;zucchero a velo;icing sugar mixture;golden icing sugar;açúcar de confeiteiro;azúcar glass;azúcar impalpable;azúcar flor;açúcar impalpável;florsocker;flormelis;poedersuiker;tomusokeri;cukier puder;moučkový cukr;porcukor;zahăr pudră;pudra şekeri;icing mixture;gula halus;gula ising;snow sugar;pudra şeker;khak-e ghand;šećer u prahu;achni zachari;Staubzucker;açúcar em pó;tomusokeria;cukru pudru;moučkového cukru;đường bột;šećera u prahu;cukr moučka;cukru moučka
honey|honey||runny honey;clear honey;Honig;miel;miele;Manuka honey;liquid honey;set honey;acacia honey;wildflower honey;clear runny honey;orange blossom honey;miel de abeja;shahad;hachimitsu;buckwheat honey;chestnut honey;lavender honey;thyme honey;forest honey;heather honey;truffle honey;truffle-infused honey;honung;honing;miód;miodu;Blütenhonig;miel d'acacia;honning;hunaja;miere;asal;assal;duvash;meli;madhu;shehad;tene;madu;mật ong;nam phueng;kkul;feng mi;asali;pukyutan;oyin;asel;hunajaa;medu;méz;pulot;süzme bal;çiçek balı;süzme balı;petek bal;mel de abelha;mel de abelhas;meda;bal;flytande honung
maple-syrup|maple syrup||Ahornsirup;sirop d'érable;jarabe de arce;sciroppo d'acero;grade A maple syrup;sirope de arce;miel de maple;xarope de bordo;lönnsirap;lønnesirup;ahornsiroop;vaahterasiirappi;syrop klonowy;javorový sirup;juharszirup;akçaağaç şurubu;100% maple syrup;Canadian maple syrup;syropu klonowego;vaahterasiirappia;sirop de arțar;javorového sirupu;sirup maple
agave-syrup|agave syrup||agave nectar;agave;Agavendicksaft;sirop d'agave;sirope de agave;agave nectar syrup;light agave nectar;coconut nectar
molasses|molasses||black treacle;treacle;blackstrap molasses;dark molasses;unsulphured molasses;black treacle syrup;Rübenkraut;Zuckerrübensirup
corn-syrup-light|light corn syrup||corn syrup;glucose syrup;liquid glucose;Karo;Karo syrup
stevia-powder|stevia||stevia powder;stevia sweetener;liquid stevia;stevia drops;stevia extract;granulated stevia;Splenda;sucralose;Sweet'N Low;Sweet N Low
jam|jam||strawberry jam;raspberry jam;fruit jam;fruit preserves;apricot jam;Marmelade;Konfitüre;confiture;mermelada;marmellata;blueberry jam;fruit spread;cherry jam;blackberry jam;strawberry preserves;raspberry preserves;fig jam;plum jam;apricot preserves;blackcurrant jam;fruit conserve;strawberry conserve;grape jelly;fig preserves;damson jam;mixed berry jam;low-sugar jam;lingonberry jam;cloudberry jam;lingonberry preserves;black currant jam;lingonsylt;hjortronsylt;hjortron jam;red currant jam;powidła;confiture de fraises;confiture d'abricot;mermelada de fresa;mermelada de durazno;geleia de morango;marmellata di albicocche;Erdbeermarmelade;Aprikosenmarmelade;Preiselbeeren aus dem Glas;Wild-Preiselbeeren;tyttebærsyltetøy;sour cherry jam;vişne reçeli;Hero jam;D'arbo jam;lingonberry sauce;Pflaumenmus
orange-marmalade|orange marmalade||marmalade;Seville orange marmalade
apple-butter|apple butter||
chocolate-hazelnut-spread|chocolate hazelnut spread||Nutella;hazelnut spread;hazelnut chocolate spread;chocolate spread;hazelnut cocoa spread;choc hazelnut spread;chocolate nut spread;Nutella hazelnut spread;Nutella spread;Nocilla;Nutella hazelnut cocoa spread;Nocciolata;Nusspli;Nudossi;Nuss-Nougat-Creme;pâte à tartiner aux noisettes;crema de avellanas;crema di nocciole;creme de avelã;chocolate hazelnut cream
chocolate-syrup|chocolate syrup||chocolate sauce;Hershey's syrup;Hershey's chocolate syrup
almonds|almonds||Mandeln;amandes;almendras;mandorle;amêndoas;almond slivers;amandes effilées;almendras laminadas;mandorle a lamelle;badam;dry-roasted almonds;mandorla;mandler;amandelen;mantelit;migdały;mandula;migdale;badem;baadaam;lawz;shkedim;amygdala;Mandelblättchen;Mandelstifte;mandelflarn;mandelspån;mandelflager;geschaafde amandelen;mantelilastu;płatki migdałowe;plátky mandlí;hạnh nhân;mandlar;manteli;manteleita;mandle;mandlí;bademi;badema;mandel;mantelirouhe;mantelirouhetta;amandelschaafsel;amandel
almonds-blanched|blanched almonds||Marcona almonds
almond-paste-marzipan|almond paste||marzipan;pâte d'amande
brazil-nuts|Brazil nuts||Paranuss;Paranüsse;noix du Brésil;nueces de Brasil;castanha-do-pará;noci del Brasile;noci brasiliane;paranötter;paranødder;paranoten;parapähkinät;orzechy brazylijskie
cashews|cashews||Cashewkerne;noix de cajou;anacardos;anacardi;castanha de caju;kaju;unroasted cashews;cashew nut;Cashewnüsse;marañones;nuez de la India;cashewnötter;cashewnødder;cashewnoten;cashewpähkinät;nerkowce;orzechy nerkowca;kešu;kesudió;caju;mundhiri;munthiri;jeedipappu;godambi;kasuy;hạt điều;korosho;kajubadam;broken cashews;noix de cajou non salées;cajus;cashewpähkinöitä;orzechów nerkowca;kešu ořechy
cashews-roasted|roasted cashews||salted cashews;toasted cashews;dry-roasted cashews;roasted unsalted cashews;roasted cashew nuts
chestnuts-roasted|roasted chestnuts||chestnut;cooked chestnuts;Maronen;marrons;castañas;castagne
coconut-shredded-unsweetened|unsweetened desiccated coconut||desiccated coconut;shredded coconut;coconut flakes;coconut chips;dried coconut;Kokosraspel;noix de coco râpée;coco rallado;cocco grattugiato;coco ralado;toasted coconut;flaked coconut;coconut shavings;coconut thread;shaved coconut;coconut desiccated;dried coconut flakes;cocco rapè
coconut-shredded-sweetened|sweetened shredded coconut||sweetened coconut flakes;sweetened coconut;sweet shredded coconut
coconut-fresh|fresh coconut|fresh coconuts|coconut;coconut meat;nariyal;thengai;kobbari;khopra fresh;niyog;kelapa parut;coco fresco;noix de coco fraîche;thenga;kokosnuss frisch;dừa nạo;khobra;coconut paste;ground coconut paste
hazelnuts|hazelnuts||filberts;cobnuts;Haselnüsse;noisettes;avellanas;nocciole;avelãs;blanched hazelnuts;Haselnusskerne;granella di nocciole;hasselnötter;hasselnødder;hazelnoten;hasselpähkinät;orzechy laskowe;lískové ořechy;mogyoró;alune de pădure;fındık;fandogh;bunduq;fundouk;lešnik;lešnici;hazel nuts;orzechów laskowych;hasselpähkinöitä;lískových ořechů;hạt phỉ;kacang hazel;lješnjaci;lješnjaka
macadamia-nuts|macadamia nuts||macadamia;Macadamianüsse;noix de macadamia;nueces de macadamia;noci di macadamia;macadamianötter;macadamianoten;orzechy makadamia
mixed-nuts|mixed nuts||nuts;trail mix nuts;nuts of choice
peanuts-raw|raw peanuts||peanut;groundnuts;monkey nuts;Erdnüsse;cacahuètes;arachidi;amendoim;maní;moongphali;blanched peanuts;redskin peanuts;cacahuate;ground peanuts;ground groundnuts;cacahuètes crues;arachides;maníes;manises;jordnötter;peanøtter;jordnødder;pinda's;maapähkinät;orzeszki ziemne;orzechy ziemne;arašídy;földimogyoró;arahide;yer fıstığı;badam zamini;fool soudani;mungfali;singdana;verkadalai;nilakadalai;kadalekai;kacang tanah;đậu phộng;rakkasei;ttangkong;hua sheng;karanga;nguba;gyada;goober peas;shenga
peanuts-dry-roasted|dry-roasted peanuts||roasted peanuts;salted peanuts;roasted unsalted peanuts;dry roasted unsalted peanuts;roasted groundnuts;cacahuates tostados;lạc rang;đậu phộng rang
pecans|pecans||Pekannüsse;noix de pécan;nuez pecana;nueces pecanas;pecan nuts;pacanas;noz-pecã;nozes-pecã;noci pecan;pekannötter;pecannødder;pecannoten;pekaanipähkinät;pekany;orzechy pekan;pekan cevizi
pine-nuts|pine nuts||pine kernels;pignoli;pinoli;Pinienkerne;pignons de pin;piñones;chilgoza;pignons;pinjenötter;pinjekjerner;pinjekerner;pijnboompitten;pinjansiemenet;orzeszki piniowe;orzeszki pinii;piniové oříšky;fenyőmag;çam fıstığı;dolmalık fıstık;snobar;senobar;tzanobar;pinyon nuts
pistachios|pistachios||Pistazien;pistaches;pistachos;pistacchi;granella di pistacchi;pistachio nuts;Pistazienkerne;pistasjnøtter;pistaschnötter;pistacienødder;pistachenoten;pistaasipähkinät;pistacje;pistácie;pisztácia;fistic;antep fıstığı;fıstık;pesteh;fustuq;fistuq;pistachio nibs;pistacja
walnuts|walnuts||English walnuts;Walnüsse;noix;nueces;noci;nozes;akhrot;nuez;nuez de castilla;noce;Walnusskerne;orzechy włoskie;valnötter;walnoten;ceviz;noix de Grenoble;nueces de nogal;valnødder;saksanpähkinät;vlašské ořechy;gerdoo;gerdu;jawz;egozei melech;karydia;orasi;greckie orekhi;akroot;hồ đào;kurumi;hodu;hetao;valnötskärnor;saksanpähkinä;saksanpähkinöitä;orzechów włoskich;vlašských ořechů;dió;dióbél;nuci;ceviz içi;quả óc chó;hạt óc chó;kenari;oraha;nucă;miez de nucă;darált dió;cerneaux de noix;cerneau de noix
chia-seeds|chia seeds||chia;Chiasamen;graines de chia;semillas de chía;semi di chia;basil seeds;white chia;semente de chia;chiafrön;chiafrø;chiazaad;chiansiemenet;chia semínka;chiamag;chia tohumu;black chia;ground chia;chia meal;nasion chia;chia-siemeniä;semințe de chia;chia semínek;hạt chia;biji chia
flaxseed|flaxseed||linseed;ground flaxseed;flax meal;flaxmeal;flaxseed meal;ground flax;ground linseed;flax;Leinsamen;graines de lin;semillas de lino;linaza;linhaça;golden flaxseed;golden linseed;brown linseed;flax egg;ground flaxseed meal;golden ground flaxseed;semi di lino;alsi;geschrotete Leinsamen;lin moulu;linaza molida;farinha de linhaça;semente de linhaça;linfrön;linfrø;hørfrø;lijnzaad;pellavansiemenet;pellavarouhe;siemię lniane;lněné semínko;lenmag;semințe de in;keten tohumu;ali vidai;avise ginjalu;telba;Linwoods milled flaxseed;brown flaxseed;siemienia lnianego;pellavansiemeniä;pellavansiemenrouhetta;lněných semínek;lněná semínka;lněného semínka;hạt lanh;biji rami;lanene sjemenke;lanenih sjemenki;pellavansiemen
hemp-seeds|hemp seeds||hemp hearts;Hanfsamen;shelled hemp;graines de chanvre;chènevis;semillas de cáñamo;cáñamo;sementes de cânhamo;semi di canapa;hampafrön;hampfrø;hennepzaad;hampunsiemenet;nasiona konopi;konopná semínka
poppy-seeds|poppy seeds||Mohn;graines de pavot;white poppy seeds;semi di papavero;khuskhus;mák;darált mák;mletý mák
pumpkin-seeds|pumpkin seeds||pepitas;Kürbiskerne;graines de courge;semillas de calabaza;pipas de calabaza;pumpkin kernels;pepitas de calabaza;semi di zucca;graines de citrouille;sementes de abóbora;pumpafrön;pumpakärnor;gresskarkjerner;græskarkerner;pompoenpitten;kurpitsansiemenet;pestki dyni;dýňová semínka;tökmag;semințe de dovleac;kabak çekirdeği;tokhme kadu;green pumpkin seeds;pestek dyni;kurpitsansiemeniä;dýňových semínek;hạt bí;biji labu;sjemenke bundeve;sjemenki bundeve;kurpitsansiemen
sesame-seeds|sesame seeds||white sesame seeds;sesame;Sesam;graines de sésame;semillas de sésamo;ajonjolí;semi di sesamo;gergelim;mixed sesame seeds;black or white sesame seeds;til;iri goma;black sesame;Sesamsamen;semillas de ajonjolí;sésamo;sementes de gergelim;sesamfrön;sesamfrø;sesamzaad;seesaminsiemenet;sezam;ziarna sezamu;sezamová semínka;szezámmag;susan;susam;konjed;simsim;sumsum;ellu;nuvvulu;ufuta;ridi;benne seeds;wijen;bijan;vừng;goma seeds;kkae;chamkkae;zhi ma;ground sesame seeds;unhulled sesame seeds;sementes de sésamo;sezamu;ziaren sezamu;seesaminsiemeniä;mè trắng;mè đen;mè rang;vừng trắng;biji wijen;sezamových semínek;semințe de susan;seesaminsiemen;sezam u zrnu
sesame-seeds-toasted|toasted sesame seeds||roasted sesame seeds;toasted white sesame seeds;toasted black sesame seeds;ajonjolí tostado;toasted white sesame
sunflower-seeds|sunflower seeds||sunflower kernels;Sonnenblumenkerne;graines de tournesol;pipas de girasol;semi di girasole;semillas de girasol;pipas peladas;sementes de girassol;solroskärnor;solsikkekjerner;solsikkekerner;zonnebloempitten;auringonkukansiemenet;słonecznik łuskany;pestki słonecznika;slunečnicová semínka;napraforgómag;semințe de floarea-soarelui;ay çekirdeği;sunflower hearts;solrosfrön;solrosfrø;solsikkefrø;auringonkukansiemeniä;slunečnicových semínek;hạt hướng dương;biji bunga matahari;ziaren słonecznika;ziarna słonecznika;semințe de floarea soarelui;sjemenke suncokreta;sjemenki suncokreta;nasiona słonecznika
olive-oil|olive oil||EVOO;light olive oil;virgin olive oil;Olivenöl;huile d'olive;aceite de oliva;olio d'oliva;olio extravergine d'oliva;azeite;olio evo;aceite de oliva virgen extra;garlic oil;fruity olive oil;ev olive oil;lemon olive oil;peppery olive oil;garlic-infused olive oil;basil-infused olive oil;chilli-infused olive oil;extra-virgin olive oil spray-free;olio extravergine;azeite extra virgem;garlic-infused oil;garlic-flavoured olive oil;basil oil;olijfolie;olivolja;oliwa;oliwy;zeytinyağı;oliwa z oliwek;natives Olivenöl extra;AOVE;azeite de oliva;olivenolje;olivenolie;oliiviöljy;olivový olej;olívaolaj;ulei de măsline;roghan zeytoon;zeit zeitoun;shemen zayit;eleolado;maslinovo ulje;oliwy z oliwek;oliiviöljyä;olivového oleje;elaiolado;minyak zaitun;dầu ô liu;mafuta ya zeituni;olivového oleja;olívaolajjal;maslinovog ulja;maslinova ulja;aceite de oliva virgen;huile d'olive vierge;olio d'oliva vergine;azeite virgem
canola-oil|canola oil||rapeseed oil;Rapsöl;huile de colza;canola;rapeseed;rape seed oil;aceite de canola;olio di colza;camelina oil;rapsolja;olej rzepakowy;oleju rzepakowego;koolzaadolie;aceite de colza;óleo de canola;rapsolje;rapsolie;raapzaadolie;rypsiöljy;rapsiöljy;řepkový olej;repceolaj;kanola yağı;repcelolaj;rypsiöljyä;ulei de rapiță;repičino ulje;óleo de colza;řepkového oleje;dầu hạt cải;minyak kanola
vegetable-oil-soybean|vegetable oil||soybean oil;oil;cooking oil;soya oil;soy oil;Pflanzenöl;huile végétale;aceite vegetal;olio vegetale;óleo vegetal;veg oil;refined oil;oil of vegetable;deep-frying oil;neutral oil;neutral cooking oil;flavorless oil;flavourless oil;aceite;olio di semi;óleo de soja;aceite de soya;huile neutre;huile de soja;Öl zum Braten;vanaspati free oil;cooking oil vegetable;annatto oil;achiote oil;neutral-flavored oil;neutral-flavoured oil;neutral-tasting oil;light cooking oil;Wesson oil;Crisco oil;olej roślinny;oleju;olej;sıvı yağ;zonnebloemolie of andere olie;minyak goreng;annatto seed oil;huile;olio di soia;vegetabilisk olja;olja;olje;olie;vegetabilsk olie;plantaardige olie;rostlinný olej;olaj;ulei;minyak sayur;mantika;sikyongyu;salad oil;sarada abura;olio;matolja;matolje;ruokaöljy;étolaj;ulei vegetal;biljno ulje;dầu ăn;neutrales Öl;neutral olja;neutral olie;nøytral olje;ruokaöljyä;oleju roślinnego;rostlinného oleje;növényi olaj;ulje;ulja;biljnog ulja;öljy;öljyä;oleje
sunflower-oil|sunflower oil||Sonnenblumenöl;huile de tournesol;aceite de girasol;olio di girasole;óleo de girassol;high-oleic sunflower oil;olio di semi di girasole;surajmukhi tel;solrosolja;solsikkeolje;solsikkeolie;zonnebloemolie;auringonkukkaöljy;olej słonecznikowy;slunečnicový olej;napraforgóolaj;ulei de floarea soarelui;ayçiçek yağı;sunflower seed oil;podsolnechnoe maslo;suncokretovo ulje;oleju słonecznikowego;auringonkukkaöljyä;slunečnicového oleje;dầu hướng dương;minyak bunga matahari;suncokretovog ulja;napraforgó olaj
corn-oil|corn oil||maize oil;aceite de maíz;Mazola;Mazola oil
peanut-oil|peanut oil||groundnut oil;arachis oil;Erdnussöl;huile d'arachide;aceite de cacahuate;olio di arachidi;aceite de cacahuete;aceite de maní;óleo de amendoim;olio di semi di arachide;jordnötsolja;peanøttolje;arachideolie;kadalai ennai;moongphali tel;fıstık yağı
sesame-oil|sesame oil||dark sesame oil;Sesamöl;huile de sésame;aceite de sésamo;olio di sesamo;gingelly oil;untoasted sesame oil;aceite de ajonjolí;goma abura;til oil;til ka tel;nallennai;nuvvula nune;ellennai;óleo de gergelim;sesamolja;sesamolje;sesamolie;seesamiöljy;olej sezamowy;susam yağı;chamgireum;minyak wijen;minyak bijan;dầu mè;ma you;light sesame oil
coconut-oil|coconut oil||virgin coconut oil;Kokosöl;huile de coco;aceite de coco;olio di cocco;solid coconut oil;nariyal tel;MCT oil;Copha;Kokosfett;huile de noix de coco;óleo de coco;kokosolja;kokosolje;kokosolie;kookosöljy;olej kokosowy;thengai ennai;velichenna;minyak kelapa;oleju kokosowego;kookosöljyä;hindistan cevizi yağı;ulei de cocos;kokosového oleje;kókuszolaj;dầu dừa
avocado-oil|avocado oil||Avocadoöl;huile d'avocat;aceite de aguacate
grapeseed-oil|grapeseed oil||grape seed oil
walnut-oil|walnut oil||Walnussöl;huile de noix
flaxseed-oil|flaxseed oil||flax oil;linseed oil;Leinöl;hemp oil;hemp seed oil
palm-oil|palm oil||red palm oil;dende oil;epo pupa;palm nut oil;azeite de dendê;óleo de dendê;zomi;dendê;huile de palme;aceite de palma;aceite de palma rojo;zomi oil;Palmöl
rice-bran-oil|rice bran oil||
cooking-spray|cooking spray||nonstick cooking spray;oil spray;spray oil;non-stick spray;nonstick spray;Frylight;PAM;olive spray;canola spray;PAM spray;olive oil spray;canola oil spray;vegetable oil spray;coconut oil spray;sunflower oil spray;avocado oil spray;cooking spray oil;spray cooking oil;nonstick baking spray;Pam cooking spray;low-calorie cooking spray;low-cal cooking spray;low calorie spray oil;olive oil cooking spray;low-fat cooking spray;calorie controlled cooking spray;calorie-controlled cooking oil spray;low-calorie oil cooking spray;nonstick vegetable oil spray;vegetable cooking spray;cooking oil spray can
lard|lard||pork lard;manteca de cerdo;Schmalz;saindoux;strutto;pork fat;leaf lard;pork dripping;manteca;banha;banha de porco;Schweineschmalz;smalec;schmalz pork;ister;svinefett;fedt;reuzel;sádlo;zsír;sertészsír;untură;minyak babi;mỡ heo;silava;Griebenschmalz;sádla
beef-tallow|beef tallow||beef dripping;tallow;beef fat;dripping;grasa vacuna;grasa de res;grasa de pella;Rindertalg;sebo de res
duck-fat|duck fat||
bacon-fat|bacon fat||bacon grease;bacon drippings
vegetable-shortening|vegetable shortening||shortening;vegetable fat;Crisco;Trex;Cookeen;vanaspati;Dalda;manteca vegetal;Biskin
margarine-stick|margarine||stick margarine;baking margarine;block margarine;margarina;olive oil spread;Rama;blue band;Stork;Stork baking block;Stork spread;Stork margarine;Deli Reform;Alsan;margarin;oleo;oleomargarine
vegan-buttery-spread|vegan butter||vegan buttery spread;plant-based butter;dairy-free butter;dairy-free spread;vegan margarine;plant butter;vegan spread;non-dairy butter;plant-based spread;dairy-free margarine;vegan block butter;vegan butter substitute;vegane Margarine;dairy free butter alternative;vegan block;vegan baking block;vegan butter sticks;dairy-free buttery spread;dairy-free baking block;dairy-free block butter
mayonnaise|mayonnaise||mayo;mayonesa;maionese;Kewpie mayonnaise;Kewpie;Hellmann's;Kewpie mayo;whole egg mayonnaise;whole-egg mayo;avocado oil mayonnaise;olive oil mayonnaise;avocado oil mayo;olive oil mayo;light olive oil mayo;avocado mayo;Praise mayonnaise;Praise mayo;QP mayo;majonez;majonees;majoneza;Delouis mayonnaise;mayonesa con limón;majonezu;majonnäs;majones;majoneesi;majoneesia;mayonez;maioneză;majonézy;sốt mayonnaise;ağır mayonez
mayonnaise-light|light mayonnaise||low-fat mayonnaise;reduced-fat mayonnaise;light mayo;lighter mayonnaise;lighter mayo;lite mayonnaise;mayo light;reduced-fat mayo;low-fat mayo;low-calorie mayonnaise;Hellmann's light;Hellmann's lighter than light;half fat mayonnaise;salatmayonnaise leicht
vegan-mayonnaise-tofu|vegan mayonnaise||vegan mayo;egg-free mayonnaise;eggless mayonnaise;plant-based mayonnaise;egg-free mayo;plant-based mayo;eggless mayo;plant mayo;vegan aioli;vegan mayonnaise dressing;eggless mayonnaise spread
ranch-dressing|ranch dressing||ranch;ranch dip;ranch salad dressing;buttermilk ranch dressing;buttermilk ranch
italian-dressing|Italian dressing||Italian vinaigrette;Italian salad dressing;balsamic vinaigrette;vinaigrette;balsamic dressing;lemon vinaigrette;red wine vinaigrette;champagne vinaigrette;white wine vinaigrette;sherry vinaigrette;apple cider vinaigrette;herb vinaigrette;maple balsamic vinaigrette;raspberry vinaigrette;Greek dressing;Greek salad dressing;Greek vinaigrette;citrus vinaigrette;zesty Italian dressing
caesar-dressing|Caesar dressing||caesar salad dressing;Caesar sauce;creamy Caesar dressing;Ken's caesar;creamy caesar
blue-cheese-dressing|blue cheese dressing||
thousand-island-dressing|Thousand Island dressing||thousand island
allspice-ground|ground allspice||allspice;allspice berries;pimenta-da-jamaica;pimento berries;ground pimento;pimento seeds;Jamaica pepper;pimenta;ziele angielskie;pimienta gorda;pimienta de Jamaica;kryddpeppar;yenibahar;maustepippuri;maustepippuria;nové koření;nového koření;ziela angielskiego;kryddpepparkorn;Pimentkörner
anise-seed|anise seed||aniseed;anise
basil-dried|dried basil||dried basil leaves
bay-leaf|bay leaf|bay leaves|Lorbeerblatt;feuille de laurier;hoja de laurel;foglia di alloro;folha de louro;laurel leaf;tej patta;laurel;alloro;foglie di alloro;laurier;Lorbeerblätter;louro;daun salam;salam leaf;fresh bay;liść laurowy;liście laurowe;lagerblad;laurierblad;defne yaprağı;tez patta;Lorbeer;laakerinlehti;bobkový list;babérlevél;foi de dafin;barg-e bu;barg bu;waraq ghar;dafni;lavrovy list;dahon ng laurel;wol gye su ip;lá nguyệt quế;xiang ye;biryani leaf;frunză de dafin;laurbærblad;laurel na dahon;laurierblaadje;laakerinlehteä;laurbærblade;lovorov list;lovorova lista;lista lovora;frunze de dafin
black-pepper|black pepper||peppercorn;black peppercorns;ground pepper;schwarzer Pfeffer;Pfeffer;poivre;poivre noir;pimienta;pimienta negra;pepe;pepe nero;pimenta-do-reino;poivre noir moulu;pimienta negra molida;pepe nero macinato;pepper black;cracked pepper;pepper powder;mixed peppercorns;kali mirch;kosho;uziza seeds;pieprz;pieprzu;karabiber;svartpeppar;mustapippuria;pieprz czarny;őrölt bors;piper negru;sort peber;mustapippuri;czarny pieprz;pepř;feketebors;crni papar;papar;piperi;merica hitam;hạt tiêu;bors;pippuri;merica;lada hitam;paminta;pilipili manga;pimenta preta;pieprzu czarnego;černý pepř;černého pepře;peber;pippuria;czarnego pieprzu;tiêu đen;tiêu xay;mletého pepře;papra
white-pepper|white pepper||white peppercorns;weißer Pfeffer;poivre blanc;pimienta blanca;pepe bianco;pimenta branca;vitpeppar;hvid peber;valkopippuria;biały pieprz;pieprzu białego;bílý pepř;bílého pepře;piper alb;beyaz biber;mletého bílého pepře
caraway-seed|caraway seed||caraway;Kümmel;kömény;alcaravea;semi di carvi;cominho-dos-prados;karwij;karwijzaad;kummin;kminek;kminku;kmín;kmínu;köménymag;fűszerkömény;chimen;karaman kimyonu
cardamom|ground cardamom||cardamom;cardamom seeds;green cardamom;Kardamom;elaichi;black cardamom;green elaichi;choti elaichi;black elaichi;korarima;tsao-ko;cao guo;korerima;kororima;hari elaichi;elakkai;elakka;Kardamomkapseln;kardemumma;kardemomme;kardemumma stött;kardemummakapslar;kardamon;kakule;hel cardamom;luk kravan;bạch đậu khấu;thảo quả;kapulaga;buah pelaga;iliki;caradmom;ilaichi;velchi;yelakki;moti elaichi;cardamon
cayenne-pepper|cayenne pepper||cayenne;red pepper ground;cayenne chilli powder;pimienta de cayena;pepe di Caienna;piment de Cayenne;Cayennepfeffer;ichimi togarashi;ichimi
celery-seed|celery seed||radhuni
chili-powder|chili powder||ancho powder;Chilipulver;ancho chili powder;chipotle powder;chipotle chili powder;lal mirch;ground chilli;ground chipotle;red chilli powder;red chili powder;ground ancho chile;Kashmiri mirch powder;Korean red pepper flakes;Korean red pepper powder;chile en polvo;peperoncino in polvere;Cameroon pepper
cinnamon-ground|ground cinnamon||cinnamon;cinnamon stick;Zimt;cannelle;canela;cannella;dalchini;cassia;cassia bark;cinnamon bark;cinnamon quill;stick cinnamon;canela en polvo;canela en rama;raja de canela;bâton de cannelle;Zimtstange;dalchini stick;kayu manis;cinamon;kaneel;kanel;kaneli;kanelia;cynamon;cynamonu;skořice;fahéj;scorțișoară;cimet;tarçın;kanela;kayu manis bubuk;mdalasini;bột quế;quế bột;canela em pó;pau de canela;paus de canela
cloves-ground|ground cloves||cloves;Gewürznelken;clous de girofle;laung;clove buds;clavo;clavos de olor;chiodi di garofano;chiodo di garofano;Nelken;cravo;cravo-da-índia;marathi moggu;cengkeh;cravinho;cravinho-da-índia;kruidnagel;goździki;kryddnejlika;kryddnejlikor;nelliker;nellik;neilikka;karanfil;tane karanfil;cuișoare;hřebíčku;hřebíček;szegfűszeg;đinh hương;cengkih
coriander-ground|ground coriander||coriander seed;coriander powder;dried coriander;gemahlener Koriander;dhania powder;dhaniya powder;coriander ground;coriander-cumin powder;dhana jeera powder;dhana jiru;dhania jeera;ketumbar bubuk;kolendra mielona;mletý koriandr;őrölt koriander;coriandru măcinat;gemalen koriander;malen koriander;stødt koriander;jauhettu korianteri;cilantro molido;coriandre moulue;coriandolo in polvere;coentros em pó;coriandre en poudre;korianderpoeder;mald koriander;jauhettua korianteria;mielona kolendra;mielonej kolendry;mletého koriandru;toz kişniş;ketumbar
cumin|ground cumin||cumin;cumin seed;Kreuzkümmel;comino;cumino;cominho;jeera;zeera;jeera seeds;comino en polvo;komijn;spiskummin;spidskommen;spisskummen;juustokumina;kmin rzymski;kuminu rzymskiego;kumin;římský kmín;római kömény;chimion;kimyon;jinten;kuminu;komijnpoeder;stødt spidskommen;malen spiskummin;cominhos em pó;kminu rzymskiego;římského kmínu;thì là Ai Cập;bột thì là;jintan
curry-powder|curry powder||Madras curry powder;Currypulver;curry en poudre;madras curry;yellow curry powder;mild curry spice;Keen's curry powder;hawaij;vadouvan;curry en polvo;curry in polvere;caril em pó;kerriepoeder;kerrie;karry;karripulver;karri;curryjauhetta;curry w proszku;kari koření;currypor;pudră de curry;poudre de curry;currya
dill-dried|dried dill||dried dill weed
fennel-seed|fennel seed||saunf;ground fennel;fennel powder
fenugreek-seed|fenugreek seed||fenugreek;methi seeds;methi dana
garlic-powder|garlic powder||garlic granules;granulated garlic;dried garlic;Knoblauchpulver;ail en poudre;ajo en polvo;powdered garlic;ground garlic;aglio in polvere;alho em pó;smoked garlic granules;smoked garlic powder;knoflookpoeder;czosnku granulowanego;vitlökspulver;hvidløgspulver;hvitløkspulver;valkosipulijauhetta;sarımsak tozu;usturoi granulat;sušeného česneku;fokhagymapor;bột tỏi;bawang putih bubuk
ginger-ground|ground ginger||ginger powder;powdered ginger;dried ginger;sonth;jengibre en polvo;zenzero in polvere;gingembre en poudre;Ingwerpulver;saunth;gengibre em pó;gemberpoeder;imbiru mielonego;malen ingefära;stødt ingefær;jauhettua inkivääriä;toz zencefil;ghimbir măcinat;mletého zázvoru;őrölt gyömbér;bột gừng;jahe bubuk
mace-ground|ground mace||mace;javitri;mace blade;blade of mace;javathri;japatri;macis;Muskatblüte;bunga pala
marjoram-dried|dried marjoram||marjoram;Majoran;majeranek;majoraan;mejram;merian;meirami;majeranku;majoránka;majoránna;maghiran;mažuran;mercanköşk;maggiorana;marjolaine;mejorana;manjerona;majoránky
mustard-powder|mustard powder||dry mustard;ground mustard;mustard seed;black mustard seeds;yellow mustard seeds;Senfkörner;brown mustard seeds;mustard ground;rai;sarson seeds;rai seeds;karashi;karashi mustard;Keen's mustard
nutmeg|nutmeg||Muskatnuss;noix de muscade;nuez moscada;noce moscata;noz-moscada;jaiphal;calabash nutmeg;ehuru;Muskat;powdered ehuru;pala bubuk;nootmuskaat;muskotnöt;riven muskot;muskatnød;muskottia;gałka muszkatołowa;gałki muszkatołowej;muškátový oříšek;muškátového oříšku;szerecsendió;nucșoară;muskatnøtt;muskottipähkinä;nhục đậu khấu;biji pala;bubuk pala
onion-powder|onion powder||onion granules;dried onion;granulated onion;powdered onion;ground onion;onion flakes;cebolla en polvo;cipolla in polvere;Zwiebelpulver;oignon en poudre;cebola em pó;uienpoeder;cebuli granulowanej;lökpulver;løgpulver;sipulijauhetta;soğan tozu;ceapă granulată;sušené cibule;hagymapor;bawang bombay bubuk
oregano-dried|dried oregano||oregano;oregano leaves;origan;origano;oregano flakes;dried wild oregano;orégano mexicano;rigani;suhi origano;kuru kekik;kekik
paprika|paprika||sweet paprika;Paprikapulver;pimentón dulce;paprica dolce;unsmoked paprika;paprika doux;Paprikapulver edelsüß;colorau;paprika douce;pirospaprika;őrölt pirospaprika;fűszerpaprika;papryka mielona;papryka słodka;sladká paprika;boia dulce;paprikapoeder;paprikajauhe;boia de ardei;crvena mljevena paprika;aleva paprika;toz biber;tatlı toz biber;edelsüßes paprikapulver;edelsüß paprika;páprica doce;pimentão doce;Paprika edelsüß;paprikajauhetta;słodka papryka;papryki słodkiej;papryki w proszku;boia de ardei dulce;paprika pudră;sladké papriky;słodkiej papryki w proszku;mleté papriky;bột ớt ngọt;bột ớt paprika;édes pirospaprika;slatka paprika;slatke paprike;boia;toz kırmızı biber;slatke mljevene paprike
parsley-dried|dried parsley||parsley flakes
pumpkin-pie-spice|pumpkin pie spice||pumpkin spice;apple pie spice;gingerbread spice;mixed spice;sweet mixed spice;quatre épices;lebkuchengewürz;speculaas spice;speculoos spice;Lebkuchen spice
rosemary-dried|dried rosemary||ground rosemary;dried rosemary leaves
saffron|saffron||saffron threads;saffron strands;Safran;azafrán;zafferano;kesar;saffron pinch;Safranfäden;açafrão;hebras de azafrán
sage-dried|dried sage||sage;rubbed sage;Salbei;sauge;salvia
tarragon-dried|dried tarragon||tarragon;Estragon
thyme-dried|dried thyme||dried thyme leaves;ground thyme
turmeric|ground turmeric||turmeric;Kurkuma;curcuma;haldi;açafrão-da-terra;manjano;kurkumy;gurkmeja;gurkemeje;gurkemeie;zerdeçal;bột nghệ;kunyit bubuk;Kurkumapulver;curcuma en poudre;cúrcuma en polvo;curcuma in polvere;cúrcuma em pó;kurkumapoeder;kurkumy mielonej;malen gurkmeja;jauhettua kurkumaa;toz zerdeçal
salt|salt||sea salt;table salt;flaky salt;flaky sea salt;rock salt;Himalayan salt;pink salt;Salz;sel;sal;sale fino;salt and pepper;sea salt flakes;cooking salt;iodized salt;salt pepper;namak;salt flakes;black salt;kala namak;celtic salt;Celtic sea salt;Himalayan pink salt;Morton kosher salt;fleur de sel;sale;sal de mar;shio;sal gruesa;sendha namak;smoked salt;smoked sea salt;smoked flaky salt;truffle salt;pickling salt;canning salt;svanetian salt;tuz;zout;suolaa;sare de mare;suola;sól;soli;sůl;soli kuchyňské;sare;alati;muối;garam;chumvi;asin;Diamond Crystal kosher salt;fine sea salt;asztali só;finomított só;tengeri só
taco-seasoning|taco seasoning||fajita seasoning;taco spice;taco mix;fajita spice;Mexican seasoning;Mexican spice mix;taco seasoning packet;Mexican spice seasoning;Mexican spice blend;Tex-Mex seasoning;Tex-Mex spice mix;burrito seasoning;enchilada seasoning;Mexican seasoning mix;Taco Bell seasoning;burrito seasoning mix;enchilada seasoning mix
apple-cider-vinegar|apple cider vinegar||cider vinegar;ACV;Apfelessig;vinaigre de cidre;vinagre de manzana;aceto di mele;apple vinegar;vinagre de maçã;appelazijn;octu jabłkowego;äppelcidervinäger;æblecidereddike;eplesidereddik;omenaviinietikkaa;elma sirkesi;oțet de mere;jablečného octa;almaecet;giấm táo;cuka apel;jabučni ocat;jabučnog octa;æbleeddike
white-vinegar|white vinegar||distilled vinegar;distilled white vinegar;vinegar;Essig;vinaigre;vinagre;aceto;clear vinegar;vinagre blanco;aceto bianco;sirka;suka;sukang puti;cane vinegar;sugarcane vinegar;sukang maasim;sukang iloko;Datu Puti;umeboshi vinegar;ume plum vinegar;azijn;octu;ocet;octa;ättika;ättiksprit;eddike;eddik;sirke;üzüm sirkesi;oțet;ecet;giấm;giấm gạo trắng;cuka;cuka putih;octu spirytusowego;10% ecet
red-wine-vinegar|red wine vinegar||verjus;verjuice;wine vinegar;white wine vinegar;sherry vinegar;champagne vinegar;Rotweinessig;Weißweinessig;vinaigre de vin rouge;vinaigre de vin;vinagre de vino;aceto di vino;vinagre de jerez;aceto di vino rosso;tarragon vinegar;raspberry vinegar;viinietikka;valkoviinietikka;hvidvinseddike;vitvinsvinäger;hvitvinseddik;witte wijnazijn;bílého vinného octa;octu winnego;fehérborecet;oțet de vin
balsamic-vinegar|balsamic vinegar||balsamic;balsamic glaze;Balsamico;vinaigre balsamique;vinagre balsámico;aceto balsamico;balsamic reduction;balsamic vinegar of Modena;white balsamic;balsamicoazijn;octu balsamicznego;balsamvinäger;balsamicoa;balzamik sirke;oțet balsamic;balzamikového octa;balzsamecet;giấm balsamic;cuka balsamik
yellow-mustard|mustard||yellow mustard;Dijon mustard;wholegrain mustard;prepared mustard;Dijon;Senf;moutarde;moutarde de Dijon;mostaza;senape;grain mustard;brown mustard;deli mustard;grainy mustard;ballpark mustard;spicy brown mustard;Dijon-style mustard;grainy Dijon mustard;wholegrain Dijon mustard;mostaza amarilla;kasundi;Swedish mustard;sweet mustard;musztarda;Tafelsenf;Dijonsenf;moutarde à l'ancienne;moutarde forte;mostaza de Dijon;mostaza antigua;senape di Digione;körniger Senf;mostarda Dijon;old style mustard;mostaza en grano;slotssenap;Bavarian mustard;sweet Bavarian mustard;Bavarian sweet mustard;Grey Poupon;Grey Poupon Dijon;Maille Dijon;Gulden's;whole-grain Dijon;Bengali mustard paste;whole grain Dijon mustard;senap;mosterd;hardal;Löwensenf;sennep;sinappi;hořčice;mustár;wholegrain Dijon;gorchitsa;gyeoja;mittelscharfer Senf;sinappia;musztardy;hořčici;mostarda;mù tạt;mù tạt vàng;plnotučná hořčice;plnotučné hořčice;dijonsennep;dijonsenap
capers|capers||capers in brine;Kapern;câpres;alcaparras;capperi;nonpareil capers;brined capers;jarred capers;caper berries;lilliput capers;capperi sotto sale;capperi dissalati;salted capers;baby capers;kappertjes;kaparów;kapary;kapris;kapers;kapriksia;kapari;capere;kaparů;kapary v nálevu;kapribogyó;nụ bạch hoa
ketchup|ketchup||tomato ketchup;catsup;reduced sugar ketchup;salsa cátsup;Fountain tomato sauce;Rosella tomato sauce;tomato sauce Australian;Tomatenketchup;kečup;keczup;ketçap;tomatketchup;saos tomat;sos tomat;tương cà;Wattie's tomato sauce;saus tomat
dill-pickles|dill pickles||gherkin;cornichon;pickled cucumber;pickle;Gewürzgurke;pickle spear;pickled gherkins;pickle chips;dill gherkins;burger pickles;dill pickle spear;hamburger dill pickles;pickled dill cucumber;dill pickle chips;pickle juice;pickle brine;dill pickle juice;dill pickle brine;kyselé okurky;nakládané okurky;nakládaná okurka;sterilované okurky;csemegeuborka;Gewürzgurken;Essiggurken
sweet-pickle-relish|sweet pickle relish||pickle relish;sweet relish;relish;dill pickle relish;dill relish
soy-sauce|soy sauce||soya sauce;light soy sauce;dark soy sauce;shoyu;Sojasauce;Sojasoße;sauce soja;salsa de soja;salsa di soia;molho de soja;molho shoyu;Kikkoman;dark soy;superior soy sauce;all-purpose soy sauce;naturally brewed soy sauce;salsa de soya;usukuchi;koikuchi;usukuchi soy sauce;Maggi seasoning;Maggi sauce;guk ganjang;soup soy sauce;light soy;golden mountain sauce;Golden Mountain seasoning sauce;kecap asin;Thai seasoning sauce;Maggi seasoning sauce;Maggi liquid seasoning;green cap sauce;Knorr Liquid Seasoning;liquid seasoning;toyo;Maggi jugo;jugo Maggi;Maggi Jugo seasoning;salsa Maggi;mushroom soy sauce;seasoning soy sauce;mushroom dark soy sauce;Yondu;black soy sauce;ganjang;koikuchi soy sauce;nama shoyu;Maggi Würze;sillao;thin soy;usukuchi shoyu;koikuchi shoyu;sojasås;soyasaus;sojasovs;sojasaus;ketjap asin;soijakastike;sos sojowy;sójová omáčka;szójaszósz;sos de soia;soya sosu;kicap masin;kicap;xì dầu;nước tương;see ew;si-io;siew khao;sheng chou;lao chou;sang chau;lou chau;jin ganjang;yangjo ganjang;superior light soy;mushroom dark soy;soijakastiketta;sosu sojowego;sójové omáčky;soja sos;kinesisk soja;japansk soja;soja umak;soja umaka;soja sosa
soy-sauce-low-sodium|low-sodium soy sauce||reduced-sodium soy sauce;reduced-salt soy sauce;low-salt soy sauce;less-sodium soy sauce;lite soy sauce;light-sodium soy sauce;lower-sodium soy sauce;50% less salt soy sauce;salsa de soja baja en sal
tamari|tamari||tamari soy sauce;gluten-free soy sauce;wheat-free soy sauce;tamari sauce;glutenfreie Sojasauce;liquid aminos;soy aminos;wheat-free tamari
fish-sauce|fish sauce||nuoc mam;Fischsauce;colatura;patis;colatura di alici;mam nem;nampla;Fischsoße;sauce nuoc-mâm;sauce poisson;salsa de pescado;molho de peixe;salsa di pesce;fisksås;fiskesaus;fiskesauce;vissaus;kalakastike;sos rybny;balık sosu;kecap ikan;aekjeot;myeolchi aekjeot;kkanari aekjeot;yu lu;Red Boat;shottsuru
oyster-sauce|oyster sauce||oyster flavored sauce;oyster flavoured sauce;Austernsauce;sauce d'huître;salsa de ostras;molho de ostra;salsa di ostriche;ostronsås;østerssaus;oestersaus;sos ostrygowy;saus tiram;sos tiram;dầu hào;hao you;ho yau;gul sauce Korean;Panda oyster sauce;Maekrua;Mae Krua oyster sauce;gulsoseu;nam man hoi
hoisin-sauce|hoisin sauce||hoisin;char siu sauce;chee hou sauce;chu hou paste;sauce hoisin;salsa hoisin;molho hoisin;tương đen;Flying Goose hoisin;haixian sauce;hoisinsås
teriyaki-sauce|teriyaki sauce||teriyaki;teriyaki marinade;stir-fry sauce;yakitori sauce
worcestershire-sauce|Worcestershire sauce||worcester sauce;worcestershire;Lea & Perrins;Worcester;wostershire sauce;worstershire sauce;worchester sauce;worchestershire sauce;wostershire;worstershire;worchestershire;worcester shire sauce;Lea & Perrins Worcestershire;salsa Worcestershire;salsa inglesa;salsa Perrins;molho inglês;sauce Worcestershire;Worcestershiresås;usuta sosu;L&P;sos Worcester
hot-sauce|hot sauce||Tabasco;Tabasco sauce;Frank's hot sauce;cayenne pepper sauce;Louisiana hot sauce;Cholula;Frank's RedHot;pepper sauce;green Tabasco;hot chilli sauce;cayenne hot sauce;hot chili sauce;Louisiana-style hot sauce;hot sauce of choice;valentina;Valentina hot sauce;Tapatío;Crystal hot sauce;Scotch bonnet hot sauce;Scotch bonnet sauce;Scotch bonnet pepper sauce;Texas Pete;pique criollo;malagueta pepper sauce;Nando's hot;Grace hot pepper sauce;Yellowbird;El Yucateco;salsa picante;salsa Valentina;molho de pimenta;picapepper;Marie Sharp's;sauce forte;salsa Tapatío;Trappey's;chile de botella;Melinda's;habanero sauce;Red Hot sauce;biber sosu
sriracha|sriracha||sriracha sauce;sriracha chilli sauce;chilli sauce;chili sauce
barbecue-sauce|barbecue sauce||BBQ sauce;barbeque sauce;BBQ marinade;smoky BBQ sauce;smoky barbecue sauce;honey BBQ sauce;Kansas City-style barbecue sauce;Sweet Baby Ray's
sweet-and-sour-sauce|sweet and sour sauce||
salsa|salsa||tomato salsa;jarred salsa;pico de gallo;red salsa;salsa roja;tomato salsa dip;salsa of choice;pico de gallo salsa;taco sauce;mango salsa;peach salsa;corn salsa;pineapple salsa;black bean and corn salsa;picante sauce;Tostitos salsa;Pace picante
salsa-verde|salsa verde||green salsa;tomatillo salsa;tomatillo salsa verde;green enchilada sauce;green chile enchilada sauce;verde enchilada sauce
enchilada-sauce-red|red enchilada sauce||enchilada sauce;canned enchilada sauce;canned red enchilada sauce
marinara-sauce|marinara sauce||marinara;pasta sauce;tomato pasta sauce;tomato and basil sauce;tomato basil pasta sauce;arrabbiata sauce;jarred tomato sauce;napoletana sauce;Napoli sauce;Neapolitan sauce;tomato basil sauce;tomato-based pasta sauce;tomato and basil marinara;tomato and basil pasta sauce;tomato and herb pasta sauce;arrabbiata;arrabiata sauce;Prego sauce;Ragu sauce;Ragu traditional sauce;Prego;Rao's;Rao's sauce;Dolmio;Dolmio sauce;Dolmio bolognese sauce;Dolmio pasta sauce;Cucina Antica tomato basil;Victoria marinara;spaghetti sauce;Barilla marinara
pizza-sauce|pizza sauce||
pesto|basil pesto||pesto;green pesto;pesto genovese;pesto alla genovese;pesto sauce;basil pesto sauce
alfredo-sauce-mix-dry|dry Alfredo sauce mix||alfredo sauce mix
peanut-sauce|peanut sauce||satay sauce;peanut satay sauce
tartar-sauce|tartar sauce||tartare sauce;remoulade;Danish remoulade;remoulade sauce;remoulade dressing;remulad;salsa tártara;sauce tartare;Graasten remoulade
steak-sauce|steak sauce||A1 sauce;brown sauce;HP sauce;A.1. steak sauce;A1 steak sauce;HP brown sauce;Pickapeppa sauce;Pickapeppa;A.1. sauce;Heinz 57;Heinz 57 sauce
plum-sauce|plum sauce||
cocktail-sauce|cocktail sauce||seafood sauce
yeast-extract-spread|yeast extract spread||yeast extract;Marmite;Vegemite
chicken-broth|chicken broth||chicken stock;chicken bone broth;Hühnerbrühe;bouillon de poulet;caldo de pollo;brodo di pollo;caldo de galinha;chicken bouillon;liquid chicken stock;rich chicken stock;caldo de pollo casero;kycklingbuljong;kyllingbuljong;kanaliemi;rosół z kurczaka;bulion drobiowy;bulionu drobiowego;kuřecí vývar;csirkealaplé;húsleves alaplé;supă de pui;pileći temeljac;tavuk suyu;kaldu ayam;chicken stock or broth;kippenbouillon;hønsebouillon;kanalientä;rosół;kuřecího vývaru;hønsebuljong;bouillon de volaille;Geflügelfond;Hühnerfond
chicken-broth-low-sodium|low-sodium chicken broth||reduced-sodium chicken broth;low-sodium chicken stock;reduced-salt chicken stock;low-salt chicken stock;unsalted chicken stock;unsalted chicken broth;reduced-salt chicken broth;lower-sodium chicken broth;low-sodium chicken stock liquid;low sodium chicken bone broth;salt-reduced liquid chicken stock;no-salt-added chicken broth
chicken-stock-homemade|homemade chicken stock||homemade chicken broth;fresh chicken stock;turkey stock;turkey broth;poultry stock;duck stock
beef-broth|beef broth||beef stock;beef bone broth;Rinderbrühe;bouillon de boeuf;caldo de res;brodo di manzo;caldo de carne;bone broth;beef bouillon;rich beef stock;brodo di carne;Rinderfond;lihaliemi;lihalientä;Kalbsfond
beef-stock-homemade|homemade beef stock||homemade beef broth;fresh beef stock;veal stock;lamb stock;veal broth;lamb broth
vegetable-broth|vegetable broth||vegetable stock;veg stock;veggie broth;veggie stock;Gemüsebrühe;bouillon de légumes;caldo de verduras;brodo vegetale;caldo de legumes;vegetable bouillon;vegan stock;low-sodium vegetable stock;veggie bouillon;light vegetable stock;vegetable broth or stock;vegetable stock or broth;chicken style stock;chicken style liquid stock;vegan chicken stock;vegan chicken broth;no-chicken broth;not-chicken broth;homemade vegetable stock;groentebouillon;grönsaksbuljong;grøntsagsbouillon;grønnsaksbuljong;kasvisliemi;kasvislientä;bulion warzywny;bulionu warzywnego;zeleninový vývar;zöldségalaplé;zöldségleves alaplé;supă de legume;povrtni temeljac;sebze suyu;kaldu sayur;zeleninového vývaru;grønnsakskraft;nước dùng rau củ;nước dùng chay;kaldu sayuran;Gemüsefond
fish-stock|fish stock||fish broth;fumet;fish fumet;Fischfond;fish bouillon;caldo de pescado;brodo di pesce;fumet de pescado
chicken-bouillon-cube|chicken stock cube|chicken stock cubes|chicken bouillon cube;chicken stock powder;chicken bouillon powder;chicken stock pot;chicken stockpot;chicken bouillon granules;chicken Knorr cube;low-salt chicken stock cube;reduced-salt chicken stock cube;better than bouillon chicken base;stock cube;bouillon cube;seasoning cube;Maggi cube;Knorr cube;cube Maggi;cube Knorr;jumbo stock cube;bouillon powder;stock powder;chicken granules;chicken flavor bouillon granules;chicken base paste;chicken powder;chicken essence powder;Chinese chicken powder;Knorr chicken powder;chicken seasoning powder;dasida chicken;Knorr caldo de pollo;caldo de pollo powder;caldo de pollo bouillon;caldo con sabor de pollo;Maggi chicken;Maggi chicken cube;Knorr chicken;Knorr chicken cube;cube de bouillon de volaille;pastilla de caldo;pastilla de caldo de pollo;Avecrem;chicken Oxo;Hühnerbrühwürfel;caldo de galinha em cubo;caldo de frango em cubo;cubito de pollo;cubito Maggi;kycklingbuljongtärning;kostka rosołowa;kostka drobiowa;dado di pollo;chicken stock concentrate pot;Wyler's chicken bouillon;Telma chicken cube;chicken stock melt;kostki rosołowe
beef-bouillon-cube|beef stock cube|beef stock cubes|beef bouillon cube;beef stock powder;beef stock pot;beef stockpot;beef bouillon granules;beef stock concentrate;beef Knorr cube;beef bouillon powder;lamb stock cube;ham stock cube;beef soup base;Maggi beef;Maggi beef cube;Knorr beef;Knorr beef cube;Wyler's beef bouillon;Rinderbrühwürfel;caldo de carne em cubo;cubito de carne;köttbuljongtärning;dado di carne;beef stock melt
condensed-cream-of-mushroom-soup|condensed cream of mushroom soup||cream of mushroom soup;canned cream of mushroom soup;cream of mushroom;Campbell's cream of mushroom
water|water||tap water;ice water;Wasser;eau;agua;acqua;ice;kaltes Wasser;pasta water;drinking water;boiled water;still water;iced water;mineral water;cooking water;pasta cooking water;starchy pasta water;hand-hot water;just-boiled water;pasta cooking liquid;pani;mizu;vatten;vand;vann;vesi;vettä;woda;wody;voda;vody;víz;apă;nước lọc;tubig;maji;ılık su;sıcak su;air matang;air hangat
coffee-brewed|brewed coffee||coffee;black coffee;cold brew coffee;filter coffee;cold brew;brewed espresso coffee;cold brew concentrate;Starbucks cold brew
espresso|espresso||espresso shot;espresso coffee;brewed espresso
instant-coffee-powder|instant coffee||instant coffee powder;coffee granules;instant espresso powder;instant coffee granules;espresso powder;instant espresso
black-tea-brewed|brewed black tea||black tea;tea;English breakfast tea;chai tea
green-tea-brewed|brewed green tea||green tea
red-wine|red wine||dry red wine;Rotwein;vin rouge;vino tinto;vino rosso;vinho tinto;Chianti;merlot;Shiraz;cabernet sauvignon;pinot noir;Burgundy wine;full-bodied red wine;rode wijn;czerwonego wina;czerwone wino;wytrawnego czerwonego wina;rött vin;rödvin;punaviini;punaviiniä;kırmızı şarap;vin roșu;vin roșu sec;červeného vína;červené víno;vörösbor;száraz vörösbor;rượu vang đỏ;vang đỏ
white-wine|white wine||dry white wine;Weißwein;vin blanc;vino blanco;vino bianco;vinho branco;wine;chardonnay;sauvignon blanc;pinot grigio;vino bianco secco;vino blanco seco;vin blanc sec;trockener Weißwein;vinho branco seco;vinho verde;witte wijn;droge witte wijn;białego wina;białe wino;wytrawnego białego wina;vitt vin;torrt vitt vin;hvidvin;tør hvidvin;hvitvin;tørr hvitvin;valkoviini;valkoviiniä;kuivaa valkoviiniä;beyaz şarap;vin alb;vin alb sec;bílého vína;bílé víno;suchého bílého vína;fehérbor;száraz fehérbor;rượu vang trắng;vang trắng;anggur putih masak
cooking-wine|cooking wine||white cooking wine
beer|beer||lager;ale;Bier;bière;cerveza;birra;cerveja;stout;dark beer;light beer;Guinness;pale ale;brown ale;pale lager;Mexican beer;light lager;bitter beer;amber beer;IPA;stout beer;porter;pilsner;lager beer;Corona;Modelo;Heineken;Budweiser;Stella Artois;beer lager;piwo;piwa;olut;olutta;bira;pivo;piva;světlého piva;jasnego piwa;világos sör
sake|sake||cooking sake
rum|rum||dark rum;white rum
vodka|vodka||cachaça
club-soda|sparkling water||club soda;soda water;carbonated water;seltzer;Mineralwasser;fizzy water;sparkling mineral water;La Croix;LaCroix;Perrier;San Pellegrino;Topo Chico
chicken-breast-skinless|skinless chicken breast|skinless chicken breasts|chicken breast;chicken;chicken tenderloin;chicken cutlet;Hähnchenbrust;Hähnchenbrustfilet;Hühnerbrust;blanc de poulet;filet de poulet;pechuga de pollo;petto di pollo;peito de frango;pollo;poulet;frango;Hähnchen;petti di pollo;Hühnchen;murgh;chicken escalope;chicken goujons raw;chicken inner fillets;chicken breast tenderloin;chicken breast cutlets;chicken stir-fry strips;chicken stir fry pieces;pechuga;milanesa de pollo;escalope de poulet;kycklingfilé;kyllingfilet;kyllingebryst;pierś z kurczaka;filet z kurczaka;kycklingfiléer;kycklingbröst;kipfilet;tavuk göğsü;chicken tenders;diced chicken;chicken breast meat;raw chicken breast;Hühnerbrustfilet;Pouletbrust;filé de frango;kippenborst;broilerin rintafile;kananrinta;kuřecí prsa;csirkemell;piept de pui;sineh morgh;murgh breast;dakgaseum;dak gaseumsal;ức gà;dada ayam;toriniku mune;ji xiong rou;chicken scallopini;hähnchengeschnetzeltes;csirkemellfilé;kuřecích prsou;piersi z kurczaka;kananrintafilettä;pileća prsa;kyllingbryst;broilerin rintafilee;kanan rintafilee;kuřecí řízky;pileći file;pileće belo meso;kotopoulo stithos;thịt ức gà;kifua cha kuku;broilerin fileetä;Hähnchenfleisch;Hühnerfleisch;kyckling;kylling;kanaa;kurczak;kurczaka;kuře;kuřecí maso;kuřecího masa;csirke;csirkehús;carne de pui;tavuk eti;broilerin fileesuikaleita;broilerin fileesuikaleet;broilerin filee;kipreepjes;kipblokjes;pilećih prsa;pilećeg filea;kuřecí prso;kyllingebrystfilet;kyllingeinderfilet;kycklingbröstfilé;daging ayam
chicken-breast-with-skin|chicken breast with skin|chicken breasts with skin|skin-on chicken breast;bone-in chicken breast;skin on bone in chicken breast;chicken supreme;split chicken breast
chicken-thigh-skinless|skinless chicken thigh|skinless chicken thighs|chicken thigh;haut de cuisse de poulet;muslo de pollo;coscia di pollo;coxa de frango;Hähnchenschenkel;cuisse de poulet;cosce di pollo;boneless skinless thighs;kycklinglårfilé;kycklinglår;kippendijen;kipdijfilet;tavuk but;chicken thigh meat;boneless thighs;haut de cuisse désossé;hauts de cuisse désossés;contramuslo de pollo deshuesado;contramuslos deshuesados;sobrecoxa desossada;sovracosce di pollo disossate;kyllinglårfilet;kippendijfilet;kippendijen zonder bot;broilerin paistileike;udko z kurczaka bez kości;tavuk but kemiksiz;dakdari sal;đùi gà rút xương;toriniku momo;chicken curry cut boneless;thigh fillets;udka z kurczaka bez skóry;ausgelöste Hähnchenschenkel;hauts de cuisse de poulet désossés;kyllingelår uden ben;csirkecomb filé;kuřecí stehenní řízky;pulpe de pui dezosate;udek z kurczaka;mięsa z udek kurczaka;broilerin reisiä;broilerin paistileikkeitä;kuřecích stehen;kuřecích stehenních řízků;thịt đùi gà;paha ayam fillet;tavuk üst but;muslos de pollo deshuesados;kanan paistileike;kanan paistileikettä;kanan paistileikkeitä
chicken-thigh-with-skin|chicken thigh with skin|chicken thighs with skin|skin-on chicken thigh;bone-in chicken thigh;skin on bone in chicken thigh;skin-on boneless chicken thigh;sovracoscia di pollo;sovracosce di pollo;sobrecoxa de frango;thigh cutlet;chicken thigh cutlet;Hähnchenoberschenkel;hauts de cuisse;contramuslo de pollo;sobrecoxa;kyllinglår;kippendij;udko z kurczaka;kana reisi;skin-on thighs;pileći zabatak;pileći zabataci;pilećih zabataka
chicken-drumstick-with-skin|chicken drumstick|chicken drumsticks|drumstick;chicken drums;pierna de pollo;fusi di pollo;pilon de poulet;Hähnchenunterschenkel;Hähnchenkeule unten;muslitos de pollo;jamoncitos de pollo;coxinhas da asa drum;kycklingklubba;kycklingklubbor;kyllingklubber;kippenpoot drumstick;drumsticks kip;pałka z kurczaka;podudzie z kurczaka;tavuk baget;chicken lollipop drumsticks;tangdi;pileći batak;pileći bataci;pileća bataka;pilećih bataka
chicken-leg-quarter-with-skin|chicken leg quarter|chicken leg quarters|chicken leg;chicken leg with skin;chicken maryland;chicken legs and thighs;chicken thighs and legs;chicken thighs and drumsticks;mixed chicken pieces;udka z kurczaka;Hähnchenkeule;Hähnchenkeulen;Hühnerschenkel;Pouletschenkel;cuisses de poulet;coxa e sobrecoxa;kycklingben;kyllinglår hele;kippenpoot;kippenpoten;noga z kurczaka;ćwiartka z kurczaka;csirkecomb;pulpe de pui;tavuk budu;broilerin koipi;dakdari;đùi gà;paha ayam;tori momo;kyllingelår;kuřecí stehna;csirkecombok;udka kurczaka;pałki z kurczaka i uda;koipireisi;koipireidet;kyllinglår med bein;broilerin koipia;uda z kurczaka;ud z kurczaka;pulpă de pui
chicken-wing|chicken wing|chicken wings|chicken wingettes;party wings;chicken nibbles;chicken drumettes;chicken flats and drumettes;wingette;drumette;chicken lollipop;Hähnchenflügel;ailes de poulet;alitas de pollo;alitas;asas de frango;asinhas;ali di pollo;alette di pollo;kycklingvingar;kyllingvinger;kippenvleugels;skrzydełka z kurczaka;skrzydełka;tavuk kanat;kanat;broilerin siipi;dak nalgae;cánh gà;sayap ayam;tebasaki;wing flats;chicken winglets;pakpak ng manok
whole-chicken-with-skin|whole chicken|whole chickens|roasting chicken;chicken on the bone;chicken whole;roaster chicken;broiler chicken;fryer chicken;whole raw chicken;oven-ready chicken;chicken pieces bone-in;skin-on chicken pieces;cut-up whole chicken;chicken pieces on the bone;bone-in skin-on chicken pieces;capon;pollo entero;pollo intero;poulet entier;frango inteiro;chicken curry cut;curry cut chicken;chicken with bone;spatchcock chicken;spatchcock;spatchcocked chicken;Brathähnchen;ganzes Hähnchen;Suppenhuhn;Poularde;poulet fermier;galinha;galinha caipira;hel kyckling;hel kylling;hele kip;kurczak cały;cały kurczak;tavuk bütün;bütün tavuk;bütün piliç;kokonainen broileri;whole fryer;manok buo;native chicken;ayam kampung;ayam seekor;gà ta;gà nguyên con;boiling fowl;stewing hen;old hen;poussin grand;country chicken;naatu kozhi;desi murgh;kienyeji chicken;chicken curry cut with bone;whole roaster;road runner chicken;silkie chicken;samgyetang chicken;kana kokonainen
ground-chicken|ground chicken||minced chicken;chicken mince;keema chicken;chicken keema;chicken thigh mince;minced chicken breast;ground chicken breast;chicken breast mince;ground chicken thigh;chicken mince 5% fat;chicken burger patties;Hähnchenhackfleisch;poulet haché;carne molida de pollo;pollo molido;frango moído;macinato di pollo;kycklingfärs;kyllingkjøttdeig;hakket kylling;kipgehakt;mielone z kurczaka;mięso mielone z kurczaka;tavuk kıyma;broilerin jauheliha;ayam cincang;giniling na manok;gà xay;tori hikiniku;carne picada de pollo;carne moída de frango;mielonego kurczaka;broilerin jauhelihaa;mletého kuřecího masa;darált csirkehús;thịt gà xay;daging ayam giling;ayam giling;ayam giling halus
chicken-liver|chicken liver|chicken livers|Hühnerleber;hígado de pollo;fegatini di pollo;foies de volaille;Geflügelleber;foie de volaille;fígado de galinha;fegatini;kycklinglever;kyllinglever;kippenlevers;wątróbka drobiowa;wątróbka;csirkemáj;ficat de pui;tavuk ciğeri;ciğer tavuk;atay ng manok;hati ayam;gan gà;tori rebā;broilerin maksa;murgh kaleji
rotisserie-chicken-breast|rotisserie chicken breast|rotisserie chicken breasts|rotisserie chicken;barbecued chicken;barbecue chicken cooked;roast chicken meat;store-bought roast chicken;BBQ rotisserie chicken;hot roast chicken;rotisserie chicken meat
turkey-breast-skinless|turkey breast||turkey steak;turkey breast steak;turkey escalope;turkey cutlet;Putenbrust;escalope de dinde;pechuga de pavo;petto di tacchino;peito de peru;turkey;turkey tenderloin;turkey breast cutlet;turkey stir-fry strips;turkey breast tenderloin;Truthahnbrust;tacchino;filet de dinde;diced turkey;Putenbrustfilet;kalkonbröst;kalkonfilé;kalkunfilet;kalkoenfilet;pierś z indyka;filet z indyka;hindi göğüs;kalkkunafilee;Truthahnschnitzel;filete de pavo;bife de peru;kalkunbryst;kalkkunan fileetä;krůtí prsa;pulykamell;piept de curcan;hindi göğsü;piersi z indyka;krůtích prsou;ức gà tây;dada kalkun;indyka;indyk
turkey-thigh-skinless|turkey thigh||turkey thigh meat
whole-turkey-with-skin|whole turkey||turkey whole with skin
ground-turkey|ground turkey||minced turkey;turkey mince;turkey thigh mince;Putenhack;turkey ground;ground turkey thigh;dark ground turkey;85% lean ground turkey;ground dark-meat turkey;dark meat ground turkey;turkey burger patties;turkey patties;turkey burgers;Putenhackfleisch;dinde hachée;pavo molido;carne molida de pavo;peru moído;macinato di tacchino;kalkonfärs;kalkunkjøttdeig;kalkoengehakt;mielone z indyka;hindi kıyma;kalkkunan jauheliha;ground turkey 85/15;carne picada de pavo;carne moída de peru;mielonego indyka;hakket kalkun;kalkkunan jauhelihaa;carne tocată de curcan;mletého krůtího masa;darált pulykahús;daging kalkun giling;mielony indyk;mielone mięso z indyka;mielonego mięsa z indyka;mięso mielone z indyka
ground-turkey-93-lean|lean ground turkey||93% lean ground turkey;lean turkey mince;turkey breast mince;ground turkey breast;extra-lean ground turkey;93/7 ground turkey;lean minced turkey;minced turkey breast;2% fat turkey mince;99% lean ground turkey;turkey mince 7% fat;turkey breast mince 2% fat;5% fat turkey mince;turkey mince 3% fat;turkey breast mince 5% fat
duck-meat-only|duck meat||duck;thịt vịt
duck-with-skin|duck with skin||duck breast;duck leg;whole duck;magret de canard;duck magret;Entenbrust;Ente;magret;pechuga de pato;pato;peito de pato;petto d'anatra;anatra;ankbröst;andebryst;eendenborst;pierś z kaczki;kaczka;ördek;ankanrinta;duck crown;Barbarie duck;Gressingham duck;Pekin duck;itik;bebek;kamo
deli-turkey-breast|deli turkey breast||turkey slices;deli turkey;sliced turkey;sliced turkey breast;smoked turkey;turkey ham;turkey lunch meat;oven-roasted deli turkey;cooked turkey slices;smoked turkey breast;turkey deli meat;wafer-thin turkey;turkey breast slices;smoked deli turkey;oven-roasted turkey breast;jamón de pavo;fesa di tacchino;blanc de dinde;turkey breast deli meat;smoked turkey deli meat;smoked turkey breast deli meat;oven-roasted turkey deli meat;turkey deli slices;thin-sliced turkey
deli-chicken-breast|deli chicken breast||chicken slices;deli chicken;sliced cooked chicken;wafer-thin chicken;sliced chicken breast deli
turkey-bacon|turkey bacon||turkey rashers
turkey-sausage|turkey sausage|turkey sausages|chicken sausage;turkey sausages links;turkey chipolatas;chicken apple sausage;turkey sausage patty;turkey breakfast sausage patties;breakfast turkey sausage links
ground-beef-80-lean|ground beef||minced beef;80/20 ground beef;mince;80% lean ground beef;20% fat beef mince;20% fat minced beef;Rinderhackfleisch;Hackfleisch;boeuf haché;viande hachée;carne picada;carne molida;carne macinata;carne moída;ground chuck;hamburger;minced meat;steak mince;Rinderhack;gehacktes Rindfleisch;carne de vaca picada;macinato di manzo;chuck mince;ground steak;beef keema;mince beef;minced steak;hamburger beef;mince meat beef;minced beef steak;80/20 ground chuck;80/20 ground round;80/20 ground sirloin;80% lean ground chuck;80% lean ground round;80% lean ground sirloin;80/20 beef mince;80/20 hamburger;carne picada de res;steak haché;carne molida de res;carne picada de ternera;carne macinata di manzo;beef patty;burger patty;hamburger patty;beef burger patty;beef burger;wagyu mince;Wagyu ground beef;ground beef chuck;ground chuck beef;nötfärs;kjøttdeig;hakket oksekød;oksekød hakket;karbonadedeig;mięso mielone wołowe;kıyma;dana kıyma;carne picada de vaca;mosha kima;kimas;naudan jauheliha;rundergehakt;köttfärs;mielona wołowina;hamburger meat;wołowina mielona;mleté hovězí;darált marhahús;carne tocată de vită;gushte charkh karde;gooshte charkhkarde;daging cincang;daging giling;giniling na baka;thịt bò xay;gyu hikiniku;hamburger mince;80/20;80/20 beef;burger mince;hachis de boeuf;basar tachun;lahm mafroum;jauhelihaa;naudan jauhelihaa;mljevena junetina;okse kjøttdeig;jauheliha;mleté hovězí maso;hovězí mleté;marhahús darált;mlevena junetina;daging sapi giling;Hackfleisch vom Rind;mielonego mięsa wołowego;mletého hovězího;mljevena govedina;mljevene govedine;mletého hovězího masa;kjøttdeig av storfe;kjøttdeig av okse;mljevene junetine
ground-beef-85-lean|ground beef (85 % lean)||85/15 ground beef;15% fat beef mince;85% ground beef;12% fat minced beef;15% fat minced beef;beef mince 12% fat;85/15 ground chuck;85/15 ground round;85/15 ground sirloin;85% lean ground chuck;85% lean ground round;85% lean ground sirloin;85/15 beef mince;85/15 hamburger;ground round
ground-beef-90-lean|lean ground beef (90 %)||lean ground beef;90/10 ground beef;lean beef mince;lean minced beef;10% fat beef mince;10% fat minced beef;lean mince;ground sirloin;lean steak mince;lean ground chuck;lean minced steak;90% lean beef mince;8% fat beef mince;90/10 ground chuck;90/10 ground round;90/10 ground sirloin;90% lean ground chuck;90% lean ground round;90% lean ground sirloin;90/10 beef mince;90/10 hamburger;90/10;premium mince
ground-beef-93-lean|ground beef (93 % lean)||93/7 ground beef;7% fat beef mince;93% lean beef mince;93/7 ground chuck;93/7 ground round;93/7 ground sirloin;93% lean ground chuck;93% lean ground round;93% lean ground sirloin;93/7 beef mince;93/7 hamburger;93/7 beef
ground-beef-95-lean|extra-lean ground beef||95% lean ground beef;95/5 ground beef;extra-lean beef mince;5% fat mince;extra lean mince;extra-lean minced beef;5% fat minced beef;beef mince 5% fat;96% lean ground beef;96/4 ground beef;extra-lean steak mince;95% lean beef mince;extra lean minced steak;5% fat steak mince;less than 5% fat beef mince;95/5 ground chuck;95/5 ground round;95/5 ground sirloin;95% lean ground chuck;95% lean ground round;95% lean ground sirloin;95/5 beef mince;95/5 hamburger;96/4;topside mince;heart smart mince;5% beef mince;tartare beef mince;3 star mince;5 star mince;Tatar Rinderhack;Beefsteakhack
beef-sirloin-steak|sirloin steak|sirloin steaks|beef sirloin;top sirloin;beef sirloin steak;steak;rump steak;beef steak;beef strips;Rindersteak;stir-fry beef;beef rump steak;bistecca;bife;sirloin;sirloin beef;minute steak;sandwich steak;beef rump;porterhouse steak;shaved beef;sirloin tip steak;top sirloin steak;T-bone steak;beef minute steaks;quick-fry steak;porterhouse;bistec de res;bistec;controfiletto;beef cutlets;rumsteck;beef steak strips;picanha steak thin;Hüftsteak;Rinderhüfte;cadera de ternera;bife de alcatra;alcatra;contrafilé steak;scamone;biefstuk;kogelbiefstuk;oksestek;stek wołowy;bavette-less rump;bonfile-less antrikot steak;beef for stir fry;thịt bò;bistek cut beef;beef tapa cut;beef escalopes;tournedos rump;Geschnetzeltes Rind;Rindergeschnetzeltes;lövbiff;biff;bulgogi beef sirloin;sizzle steak
beef-ribeye-steak|ribeye steak|ribeye steaks|ribeye;rib eye steak;rib eye;entrecôte;ribeye beef;scotch fillet;rib steak;prime rib;scotch fillet steak;rib roast;standing rib roast;beef rib roast;beef scotch fillet;beef scotch fillet steak;tomahawk steak;cowboy steak;bulgogi beef;sukiyaki beef;shabu-shabu beef;Entrecôte Rind;ojo de bife;bife ancho;lomo alto;antrikot;entrecosto bovino;costata di manzo;shaved beef steak;shaved steak;hot pot beef;gyudon beef;beef for sukiyaki;usugiri beef;Delmonico;cube roll;rib of beef;côte de boeuf;chuletón;filé de costela ribeye
beef-strip-steak|strip steak|strip steaks|New York strip steak;New York strip;beef strip steak;striploin steak;NY strip;New York steak;NY strip steak;faux-filet;strip loin;striploin;sirloin steak UK;Kansas City strip;T-bone;bife de chorizo;contrafilé;contrafilete;lombo bovino;roastbeef steak;ryggbiff;lomo bajo;club steak;contre-filet;rostas beef
beef-tenderloin-filet|beef tenderloin||filet mignon;fillet steak;beef fillet steak;tenderloin steak;Rinderfilet;filet de boeuf;solomillo de ternera;filet steak;eye fillet;eye fillet steak;beef eye fillet;beef tenderloin steak;filet mignon steak;fillet of beef;beef fillet tails;filetto di manzo;filete de res;lomo de res;filé mignon;beef tenderloin tips;tenderloin tips;lomo fino;Rinderlende;tournedos;oxfilé;indrefilet;oksemørbrad;ossenhaas;haasbiefstuk;polędwica wołowa;bonfile;naudan sisäfilee;undercut beef;medallions of beef
beef-flank-steak|flank steak|flank steaks|beef flank;bavette;bavette steak;beef flank steak;beef bavette;London broil flank;bistec de falda;falda de res;matambre;vacío;bavette d'aloyau;arrachera flank;flap meat;flap steak;sirloin flap;flankstek;vinkø;vazio;bavette de boeuf
beef-skirt-steak|skirt steak|skirt steaks|beef skirt;hanger steak;beef skirt steak;onglet;onglet steak;outside skirt steak;carne asada;arrachera;fraldinha;fajita beef;fajita meat;entraña;outside skirt;carne asada beef;diezmillo ranchera;hampe;ranchera;thin skirt;inside skirt
beef-chuck-roast|beef chuck||chuck roast;beef chuck roast;braising steak;chuck steak;stewing steak;beef pot roast;braising beef;beef cheek;gravy beef;ox cheek;casserole steak;beef chuck steak;beef braising steak;osso buco beef;beef blade roast;blade roast;wagyu chuck;blade steak;beef blade;beef blade steak;7-bone roast;acém;paleron;paleron de bœuf;joue de bœuf;riblappen;macreuse;chuck;featherblade;Rinderschmorbraten;Schmorbraten;Rinderbraten;Sauerbraten meat;aguja de ternera;aguja norteña;espaldilla de res;diezmillo;paleta bovina;cappello del prete;reale di manzo;högrev;høyrygg;højreb;sukadelappen;sudderlappen;runderlappen;karkówka wołowa;łopatka wołowa;chuck roll;slow cook beef;rendang beef;brasato cut;bolar blade;beef cheek sub;etli sığır;beef pares cut;carrillera de ternera;guancia di manzo;bochecha bovina;Ochsenbacken;Rinderbäckchen;cachete de res
beef-stew-meat|beef stew meat||beef;stew beef;Rindergulasch;Rindfleisch;boeuf;ternera;carne de res;manzo;carne bovina;stew meat;casserole beef;stewing meat;diced stewing steak;beef stewing steak;diced beef stewing steak;diced casserole steak;carne de res para guisar;trozos de res;spezzatino di manzo;carne de panela;daging sapi;Gulaschfleisch;Rindfleisch Gulasch;boeuf bourguignon meat;viande à bourguignon;carne para guisar;músculo bovino;spezzatino;grytbitar;høyrygg i biter;gryderet kød;gulaszowe wołowe;wołowina gulaszowa;sığır kuşbaşı;kuşbaşı et;kuşbaşı;dana kuşbaşı;gooshte khoreshti;khoresh meat;lahme for stew;beef curry cut;karjalanpaisti meat;naudan keittoliha;beef with bones diced;rendang meat;carne mechada cut;beef morsels;goulash beef;curry beef;ternera para guisar;carne de vaca para estufar;sudderlapjes;nötkött;oksekød i tern;grytekjøtt;storfekjøtt;naudanlihaa;karjalanpaistiliha;wołowina;wołowiny;hovězí maso;hovězí zadní;hovězího zadního;hovězí na guláš;marhahús;marhalábszár;carne de vită;dana eti;carne de vacuno;carne di manzo;carne de vaca;rundvlees;sucadelappen;oksekød;hovězího masa;hovězí kližky;hovězí kližka;naudan paistia;karjalanpaisti;junetina za gulaš;junetine za gulaš;govedina za gulaš;govedine za gulaš;wołowina na gulasz
beef-brisket|beef brisket||brisket;rolled brisket;brisket flat;brisket point;suadero;Rinderbrust;poitrine de boeuf;pecho de res;pecho de ternera;peito bovino;punta di petto;oxbringa;oksebryst;runderborst;mostek wołowy;sığır döş;naudanrinta;nạm bò;point brisket;yangji;beef plate brisket;gân bò-less brisket;ngau lam;bringa;tapa de pecho
beef-short-ribs|beef short ribs||short ribs;beef ribs;Jacob's ladder ribs;flanken ribs;beef flanken ribs;asado de tira;tira de asado;costillas de res;costela bovina;costela de boi;chuck short ribs;plate ribs;beef plate ribs;dino ribs;plat de côtes;flanken;Jacob's ladder;Querrippe;costine di manzo;Hochrippe kurz;dana kaburga;sườn bò;beef short plate ribs;braising ribs;Leiterstück;costela gaúcha
beef-top-round|beef top round||top round;topside;round steak;roasting beef;London broil;top round steak;beef roast;beef round;beef joint;round roast;topside of beef;rouladen beef;beef rouladen;nalga;milanesas de nalga;coxão mole;Rindsrouladen;fettine di manzo;beef for rouladen;bifes de nalga;cuadrada;tapa de ternera;filetes de ternera;fesa de vaca;inside round;Oberschale;Rouladen meat;tende de tranche;rôti de boeuf;babilla;pulpa negra;fesa di manzo;rumpstek topside;innanlår;rostbiff;rundstek;inderlår;zrazowa górna;zrazówka;roast beef joint;nalga de ternera;carne de milanesa;milanesa beef cut;coxão duro;corned silverside raw
beef-tri-tip|tri-tip steak||tri-tip;beef tri-tip;tri tip roast
beef-liver|beef liver||ox liver;hígado de res;fegato di manzo;Rinderleber;foie de boeuf;hígado de ternera;higado;fígado bovino;bife de fígado;nötlever;okselever;runderlever;wątroba wołowa;dana ciğer;arnavut ciğeri liver;gan bò;atay ng baka;kaleji beef;liver and onions liver;naudanmaksa
corned-beef-brisket|corned beef||salt beef;corned beef brisket;deli corned beef
beef-jerky|beef jerky||jerky;biltong;Jack Link's;carne seca jerky;machaca;machacado;bak kwa beef;yuk po;dendeng;beef biltong
deli-roast-beef|deli roast beef||roast beef;rare roast beef;roast beef slices;sliced roast beef
veal-cutlet|veal cutlet|veal cutlets|veal escalope;veal;Kalbsschnitzel;escalope de veau;veal scallopini;veal scaloppine;veal steak;veal schnitzel;fettine di vitello;scaloppine di vitello;escalope de ternera;vitela escalopes;scaloppine;kotlet cielęcy;cielęcina;veal leg steaks;dana şnitzel;Kalbsgeschnetzeltes;filetes de ternera blanca;vitela;kalfsoester;kalfsschnitzel;kalvschnitzel;kalveschnitzel;kalvekotelet;vasikanleike;carne de vițel;șnițel de vițel;telecího;telecí maso;telecího masa;borjúhús;borjúszelet;thịt bê;daging sapi muda;sznycle cielęce
ground-veal|ground veal||veal mince;minced veal
ground-lamb|ground lamb||lamb mince;Lammhackfleisch;lamb keema;lamb minced;10% fat lamb mince;20% fat lamb mince;mutton keema;mutton mince;ground mutton;kheema;mutton kheema;ground lamb shoulder;ground lamb leg;minced lamb shoulder;agneau haché;cordero picado;carne molida de cordero;cordeiro moído;macinato di agnello;lammfärs;lammekjøttdeig;hakket lam;lamsgehakt;kuzu kıyma;karitsan jauheliha;kofta mince;qeema mutton;keema mutton;lamb kofta mince;lamb kofte mince;köftelik kuzu kıyma;carne de borrego moída;mielonej jagnięciny;lampaan jauhelihaa;mletého jehněčího masa;darált bárányhús;thịt cừu xay;daging domba giling
lamb-leg|leg of lamb||lamb leg steak;lamb roast;lamb steak;lamb joint;lamb gigot;rump of lamb;lamb roasting joint;lamb sirloin;lamb rump steaks;lamb backstrap;lamb loin fillet;lamb cannon;gigot chop;gigot d'agneau;lamsbout;kuzu but;Lammkeule;gigot;pierna de cordero;pernil de cordeiro;perna de borrego;cosciotto d'agnello;lammstek;lammelår;lammekølle;udziec jagnięcy;raan;easy carve leg of lamb;lamb leg roast;karitsan paisti;lamb chump;lamb chump steak;lamb topside;pernil de cordero;borrego pierna;udźca jagnięcego;lampaanreittä;lampaanpaisti;pulpă de miel;jehněčí kýty;jehněčí kýta;báránycomb;thịt cừu;daging domba;daging kambing;agneau gigot
lamb-shoulder|lamb shoulder||lamb shoulder chops;lamb neck chops;neck of lamb;collier d'agneau;paletilla de cordero;paleta de cordero;épaule d'agneau;spalla di agnello;Lammschulter;kuzu kol;lammbog;fårekjøtt;scrag end of lamb;paleta de cordeiro;lamsschouder;łopatka jagnięca;lamb shoulder roast;lamb blade;lamb forequarter;lamb forequarter chops;dast-e gosfand
lamb-loin-chop|lamb chop|lamb chops|lamb loin chop;lamb cutlet;rack of lamb;lamb loin;lamb rib chops;lamb chump chop;chump chops;lamb barnsley chop;Barnsley chops;mutton chops;hogget chops;Lammkotelett;côtelette d'agneau;chuletas de cordero;chuletillas de cordero;costeletas de cordeiro;costolette di agnello;scottadito;lammkotletter;lammekoteletter;lamskotelet;kotlety jagnięce;kuzu pirzola;pirzola;shishlik lamb chops;lamb noisettes;carré d'agneau;lollipop lamb chops
lamb-stew-meat|lamb stew meat||lamb;Lammfleisch;agneau;cordero;agnello;cordeiro;mutton;gosht;borrego;carne di agnello;hogget;lamb stew;Lammgulasch;agneau pour navarin;épaule d'agneau en cubes;cordero para guisar;spezzatino di agnello;lammgrytbitar;lammekjøtt;fårikålkjøtt;fårikål meat;lammekød;lamsvlees;baranina;jagnięcina;jehněčí;kuzu kuşbaşı;kuzu eti;gooshte gosfand;gosfand;lahm ghanam;lamb curry cut;lamb chump diced;mutton chops curry;middle neck lamb;scrag end;carne de cordero;lammkött;lampaanlihaa;jehněčí maso;bárányhús;carne de miel
lamb-shank|lamb shank|lamb shanks|souris d'agneau;Lammhaxe;jarrete de cordero;codillo de cordero;stinco di agnello;lammlägg;lammeskank;lamsschenkel;gicz jagnięca;kuzu incik;mahicheh;lamb knuckle shank;lamb drumstick shank
ground-bison|ground bison||bison;buffalo meat;ground buffalo;bison burger;bison burger patty;bison patty
venison|venison||venison steak;venison loin;deer;venison haunch;venison haunch steak;haunch of venison;venison saddle;kangaroo;kangaroo steak;Rehfleisch;Hirschgulasch;Hirsch;chevreuil;cerf;biche;venado;ciervo;corzo;veado;cervo;capriolo;rådjur;hjort;hjortekjøtt;reinsdyrkjøtt;dyrekølle;hertenvlees;sarnina;jelenina;dziczyzna;szarvas;căprioară;geyik eti;kudu;springbok;Rehrücken;kudu steak;springbok loin;venison stew meat;stewing venison;diced venison
rabbit|rabbit||rabbit leg;coniglio;conejo;lapin;Kaninchen;coelho;kanin;kaninkød;konijn;królik;králík;nyúl;iepure;tavşan;kuneho;rabbit saddle;fenek
goat-meat|goat meat||goat;curry goat;goat shoulder;goat curry pieces;goat leg;mutton goat;chivo;cabrito;capretto;bakra;ogufe;mutton curry cut;goat curry cut;chevon;carne de chivo;carne de cabra;bode;carne de bode;chèvre viande;Ziegenfleisch;kid goat;kambing;kaldereta goat;bakri ka gosht;raan goat;nyama ya mbuzi;mbuzi;oğlak eti;keçi eti
ground-pork|ground pork||minced pork;Schweinehack;carne de cerdo picada;pork belly mince;12% fat pork mince;porc haché;carne molida de cerdo;macinato di maiale;Schweinehackfleisch;hakket svinekød;hakket gris;fläskfärs;svinekjøttdeig;mielone wieprzowe;mięso mielone wieprzowe;varkensgehakt;mielona wieprzowina;Mett;Hackepeter;carne moída suína;carne de porco moída;hakket flæsk;wieprzowina mielona;mleté vepřové;darált sertéshús;porsaan jauheliha;thịt heo xay;thịt băm;moo sap;mu sap;buta hikiniku;giniling na baboy;daging babi cincang;rou mo;zhu rou mo;possun jauhelihaa;mielonego mięsa wieprzowego;carne tocată de porc;carne de porco picada;mielonej wieprzowiny;porsaan jauhelihaa;mletého vepřového masa;daging babi giling;mljevena svinjetina;mljevene svinjetine;mletého vepřového;darált sertés;hakket grisekød;thịt lợn xay;sikanjauheliha;sikanjauhelihaa
ground-pork-96-lean|lean ground pork||96% lean ground pork;extra-lean ground pork;lean minced pork;pork mince 5% fat;3% fat pork mince;pork mince 8% fat
pork-tenderloin|pork tenderloin||Schweinefilet;filet mignon de porc;solomillo de cerdo;filetto di maiale;lombinho;pork medallions;fläskfilé;varkenshaas;polędwiczka wieprzowa;Schweinelende;lomito de cerdo;filé mignon suíno;filé suíno;svinefilet indre;svinemørbrad;polędwiczki;vepřová panenka;porsaan sisäfilee;fillet of pork;domuz bonfile;hire niku;ansim;thăn heo;svínakjöt;lomo de cerdo solomillo;polędwiczki wieprzowej;svinefilet;mușchiuleț de porc;vepřové panenky;vepřovou panenku;szűzpecsenye;sertésszűz;szűzérme;svinjski lungić;svinjskog lungića;indrefilet av svin
pork-chop-bone-in|bone-in pork chop|bone-in pork chops|pork chop;Schweinekotelett;côte de porc;chuleta de cerdo;pork rib chop;bone-in loin chop;pork cutlet bone-in;bone-in pork loin chop;costoletta di maiale;costeleta de porco;braciola di maiale;Koteletts;chuleta de puerco;bisteca suína;fläskkotlett;svinekotelett;svinekotelet;varkenskotelet;karbonade;kotlet z kością;domuz pirzola;porsaankyljys;sườn cốt lết;tomahawk pork chop;pork forequarter chops;svinekoteletter
pork-chop-boneless|boneless pork chop|boneless pork chops|pork steak;pork loin steak;pork loin chop;pork cutlet;pork escalope;pork schnitzel;boneless pork;pork leg steak;boneless pork chop thin;thin-cut pork chops;chuleta de cerdo sin hueso;lombata di maiale;nackensteak;pork loin cutlet;Schweineschnitzel;Schweinesteak;Schnitzel Schwein;Minutensteak Schwein;escalope de porc;filetes de cerdo;bistec de cerdo;bife suíno;bisteca suína desossada;fettine di maiale;fläskkotlett benfri;svinekoteletter uten bein;varkensschnitzel;varkensfiletlap;kotlet schabowy raw;schab plastry;tonkatsu pork;lomo de cerdo en filetes;porsaan leike;pork strips;stir fry pork;Schweinegeschnetzeltes;bifes de porco;schabu;fläskschnitzel;svineschnitzler;svineschnitzel;porsaanleikettä;vepřového řízku;vepřové kotlety bez kosti;sertéskaraj;rövidkaraj;thịt nạc heo;fillet babi;kotletów schabowych;Schweinelachse;nackakotlett
pork-loin-roast|pork loin||pork loin roast;pork;Schweinefleisch;lomo de cerdo;lonza di maiale;porc;cerdo;maiale;carne de porco;pork stir-fry strips;pork roast;rolled pork loin;roast pork joint;pork roasting joint;carne de cerdo;carne de cerdo en trozos;arista di maiale;lombo de porco;Schweinebraten;Schweinerücken;Lachsbraten;rôti de porc;longe de porc;caña de lomo;lombo suíno;fläskkarré;svinekam;svinekarré;ribbensteg;flæskesteg;varkensrollade;schab;schab wieprzowy;karaj;pork rib roast;pork rack;tonkatsu loin;rosu niku;dung sim;porsaan ulkofilee;svinjski kare;svinjskog karea;arista
pork-shoulder|pork shoulder||pork butt;Boston butt;pork shoulder roast;Schweineschulter;pork neck;pork collar;pork cheek;pork butt roast;pork scotch fillet;Boston butt pork;pork shoulder butt;rolled pork shoulder;pork collar butt;pork stew meat;espaldilla de cerdo;maciza de cerdo;paleta de cerdo;spalla di maiale;épaule de porc;carne de cerdo maciza;pork shoulder steak;pork kasim;kasim;pork pigue;secreto;pluma;échine de porc;Schweinenacken;karkówka;karkówki;procureur;maciza de puerco;Schweinegulasch;Schweinehals;palette de porc;aguja de cerdo;presa ibérica;carne de cerdo para guisar;pierna o espaldilla de cerdo;paleta suína;copa lombo;sobrepaleta;pernil suíno shoulder;coppa fresca;capocollo fresh;coppa di maiale;fläskkarré nacke;grisbog;bog av gris;nakkekoteletter;nakkefilet;svinenakke;varkensnek;schouderkarbonade;łopatka wieprzowa;vepřová plec;krkovice;sertéslapocka;porsaan etuselkä;porsaan niska;moksal;apsal;kata rosu;buta katamaru;pork scotch roast;carnitas pork;pigue;thịt nạc vai;thịt heo;nạc vai;char siu cut pork;mei tau;puerco en trozo;pork casserole;pá de porco;varkensschouder;svinekød i tern;possun lapaa;vepřové maso;vepřová krkovice;disznóhús;sertéshús;spată de porc;ceafă de porc;mușchi de porc;fläskkött;svinekød;daging babi;vepřové plece;pulpă de porc;nakkekotelet;porsaan kassler
pork-belly|pork belly||Schweinebauch;pancetta fresca;panza de cerdo;poitrine de porc;barriga de porco;samgyeopsal;butabara;liempo;pork liempo;inihaw na liempo;Bauchfleisch;poitrine fraîche;panceta fresca;panceta de cerdo;tocino fresco;panceta suína;sidfläsk;stekt fläsk raw;svinebuk;ribbe;juleribbe;stegeflæsk;flæsk i skiver;speklap;speklappen;buikspek;boczek surowy;porsaan kylki;thịt ba chỉ;thịt ba rọi;ba chỉ;moo sam chan;mu sam chan;wu hua rou;ng fa yuk;samcan;pork rashers;ogyeopsal;side pork;entremeada;ba rọi
pork-spareribs|pork spareribs||spare ribs;pork ribs;spareribs;pork riblets;rack of ribs;pork ribs rack;St Louis ribs;St. Louis-style ribs;costilla de cerdo;riblets;pork rib tips;rib tips;travers de porc;Schälrippchen;Rippchen roh;costillas de puerco;costelinha de porco;costelinha suína;entrecosto;puntine di maiale;costine di maiale;rosticciana;revbensspjäll;svineribbe spareribs;tynde revben;krabbetjes;żeberka;żeberka wieprzowe;sertésoldalas;sườn heo;sườn non;pai gwat;pai gu;buto-buto;tadyang ng baboy;dwaeji galbi;porsaan kylkiluut;king ribs
pork-baby-back-ribs|pork baby back ribs||baby back ribs
bacon|bacon||streaky bacon;smoked bacon;unsmoked bacon;smoked streaky bacon;Speck;lardon;tocino;middle bacon;bacon bits;smoked lardons;crispy bacon;unsmoked lardons;pork bacon;applewood bacon;eye bacon;applewood smoked bacon;unsmoked streaky bacon;dry-cured bacon;hickory-smoked bacon;smoked bacon bits;dry-cured streaky bacon;pork lardons;lardons fumés;beicon;bacon affumicato;pancetta affumicata;Speckwürfel;boczek;wędzony boczek;boczek wędzony;Frühstücksspeck;durchwachsener Speck;geräucherter Speck;geräucherter Bauchspeck;szalonna;boczku wędzonego;poitrine fumée;allumettes de bacon;spekjes;speck dell'Alto Adige;rashers;Bacon Scheiben;Bauchspeck;bacon ahumado;panceta ahumada;tocineta;toucinho defumado;sidfläsk rökt;rökt sidfläsk;baconskivor;bacontärningar;baconterninger;spek;spekreepjes;spekblokjes;ontbijtspek;slanina;szalonna füstölt;füstölt szalonna;kaiszer;pekoni;pekonikuutiot;domuz pastırması;smoked streaky;hardwood smoked bacon;dry-cured streaky;streaky;Wiltshire streaky;uncured bacon;bacon joint streaky;boczku;szalonna szelet;toucinho fumado;rookspek;røget bacon;pekonia;slaniny;angolszalonna;costiță afumată;toucinho;thịt xông khói;daging asap babi;szalonna kockák;slanine;bacon szalonna;anglická slanina;anglické slaniny;gerookte spekreepjes;cooking bacon
canadian-bacon|Canadian bacon||bacon medallions;back bacon;unsmoked back bacon;smoked back bacon;Kassler;Kasseler;smoked pork loin;smoked pork chop;peameal bacon;back rashers;smoked back rashers;short cut bacon;shortcut bacon;rindless shortcut bacon;middle rashers;Irish bacon;bacon back;bacon loin medallions;pork loin bacon;bacon middle;hamburgerrygg
ham-cured-whole|cured ham||gammon;ham joint;gammon steak;baked ham;Schinkenbraten;ham hock;ham shank;smoked gammon;spiral ham;boneless ham;smoked ham hock;bone-in ham;unsmoked gammon joint;picnic ham;smoked picnic ham;kinkkua
deli-ham|cooked ham||ham;deli ham;smoked ham;Kochschinken;Schinken;jambon;jamón cocido;jamón york;prosciutto cotto;presunto;honey ham;Black Forest ham;gekochter Schinken;jambon blanc;jamón de york;prosciutto cotto a fette;leg ham;virginia ham;roast ham;sandwich ham;York ham;Wiltshire ham;carved ham;honey roast ham;smoked deli ham;double-smoked ham;ham off the bone;jamón de pierna;ham deli slices;szynka;presunto cozido;Hinterschinken;jambon de Paris;jamón dulce;skinka;skinke;hamburgerryg i skiver;achterham;beenham;šunka;sonka;keittokinkku;kinkku;breaded ham;Yorkshire ham;tavern ham;maple ham;jambonneau;Champagne ham;fiambre;szynki;keittokinkkua;șuncă;giăm bông;dušené šunky;gépsonka
salami-dry|salami||dry salami;Genoa salami;saucisson sec;soppressata;finocchiona;saucisson;Milano salami;Hungarian salami;peppered salami;salami milano;felino salami;fuet;salchichón;rosette;rosette de Lyon;salame;salame italiano;medvurst;spegepølse;spekepølse;salami ungherese;téliszalámi;longaniza seca;cacciatore salami;cacciatori;felinetti;meetwursti;dry sausage;sopressata
pepperoni|pepperoni||pepperoni sausage;sandwich pepperoni;pepperoni slices;mini pepperoni
chorizo-cured|cured chorizo||chorizo;Spanish chorizo;cooking chorizo;dry-cured chorizo;chouriço;chorizo picante;Iberico chorizo;dried chorizo;chistorra;kulen;chorizo de León;chorizo sausage;cooking chorizo sausage;linguiça portuguesa;chorizo dulce;chorizo español;semi-cured chorizo;chorizo riojano
italian-sausage|Italian sausage|Italian sausages|sweet Italian sausage;pork sausage Italian;salsiccia;Italian pork sausage;fennel sausage;Sicilian sausage;bulk Italian sausage;Italian-style sausage;spicy Italian sausage;ground Italian sausage;pork and fennel sausage;sweet or hot Italian sausage;linguiça fresca;salsicce;luganega;linguiça toscana;chorizo argentino;chorizos criollos;loukaniko;loukaniko sausages;Greek sausage;Cypriot sausages;loukanika;salamella;salsiccia di maiale;saucisse de Toulouse;saucisse fraîche;salchicha fresca;salchicha parrillera
breakfast-pork-sausage|pork sausage|pork sausages|sausage;breakfast sausage;Cumberland sausage;chipolata;pork sausagemeat;breakfast pork sausage;bangers;pork chipolatas;Lincolnshire sausage;sausage patty;Toulouse sausage;ground sausage;butcher's sausages;pork bangers;pork snags;breakfast sausage patty;ground pork sausage;bulk pork sausage;bulk breakfast sausage;ground breakfast sausage;pork and apple sausages;maple breakfast sausage;maple sausage;maple pork sausage;bulk sausage;breakfast links;breakfast patties;chair à saucisse;pork sausage meat;sausage meat;chipolata sausage;Cumberland ring;sausagemeat;country sausage;Jimmy Dean;pork and leek sausages;caramelised onion sausages;Superquinn sausages;old English sausages;pork links
bratwurst|bratwurst|bratwursts|brats;German bratwurst;butifarra;saucisses de Toulouse;Nürnberger Rostbratwurst;Nürnberger Bratwürste;Rostbratwurst;butifarra fresca;salchicha criolla;biała kiełbasa;white kielbasa;Bratwürste;bratwurst sausage;Thüringer Bratwurst;Nürnberger;saucisse à griller;Grillwurst;Schweinsbratwurst;grillkorv;grillpølse;kiełbasa biała;salchicha alemana;salsicha alemã
polish-sausage-kielbasa|kielbasa||Polish sausage;smoked sausage;kabanos;smoked kielbasa;Polish kielbasa;smoked pork sausage;smoked rope sausage;Krakauer;Cabanossi;calabresa sausage;kolbász;csabai kolbász;gyulai kolbász;Hungarian sausage;kiełbasa śląska;kranjska;kiełbasa wiejska;wiejska sausage;podwawelska;Mettwurst;falukorv;debreziner;Debrecziner;csabai;saucisse de Morteau;Morteau sausage;Montbéliard sausage;kielbasa sausage;śląska;kiełbasa toruńska;kiełbasa podwawelska;kiełbasa krakowska;klobása;cârnați;polska kielbasa;kolbasa;Ukrainian sausage;debreceni;füstölt kolbász
beef-hot-dog|beef hot dog|beef hot dogs|beef frank;beef frankfurter;all-beef frank;all-beef hot dog;Hebrew National frank;Hebrew National hot dog;Nathan's hot dog;Hebrew National;kosher hot dog;sosis sığır;dana sosis
mortadella|mortadella||
liver-pate|liver pâté||pâté;foie gras;leverpostej;leverpastej;leverpostei;leverpastei;Leberpastete;pasztet;pâté de campagne;pâté de foie;paté de hígado;maksapasteija;country pâté;pâté de foie de porc;Brussels pâté;pasztet wieprzowy;patê de fígado;pašteta;pâté de Bruxelles;terrine de campagne
salmon-atlantic-farmed|Atlantic salmon||salmon;Lachs;Lachsfilet;saumon;filet de saumon;pavé de saumon;salmone;salmão;salmon steak;lomo de salmón;salmon side;side of salmon;trancio di salmone;salmon trimmings;laxfilé;zalmfilet;zalm;łosoś;łososia;somon;salmon trimmings raw;filé de salmão;laksefilet;lohi;lohifilee;filet z łososia;lazac;cá hồi;sake fish salmon;yeoneo;san wen yu;gui yu;ikan salmon;tail-end salmon;Tasmanian salmon;salmon belly;ora king salmon;lax;laks;lohta;lososový filet;lazacfilé;file de somon;file lososa;solomos;lososa;salmon fillet;lombo de salmão;filet z lososa;laxfiléer
salmon-atlantic-wild|wild salmon||wild Atlantic salmon;rawas fish;Indian salmon
salmon-sockeye|sockeye salmon||sockeye;wild sockeye salmon
salmon-pink-canned|canned salmon||canned pink salmon;canned wild salmon;canned Alaskan salmon;tinned wild red salmon;canned wild pink salmon;salmon pouch
smoked-salmon|smoked salmon||Räucherlachs;saumon fumé;salmón ahumado;salmone affumicato;smoked salmon trimmings;lox style salmon;salmon gravlax;lox-style smoked salmon;salmão defumado;rökt lax;kallrökt lax;røkt laks;røykelaks;røget laks;gerookte zalm;kylmäsavulohi;wędzony łosoś;łosoś wędzony;füstölt lazac;somon füme;Lachs geräuchert;salmão fumado;łososia wędzonego;savulohta;somon afumat;uzeného lososa;cá hồi xông khói;salmon asap
tuna-fresh-yellowfin|fresh tuna||tuna steak;ahi tuna;yellowfin tuna;sushi-grade tuna;ahi;sashimi-grade tuna;tuna loin;tuna fillet;raw tuna;tuna sashimi;ahi tuna steak;yellowfin tuna steak;atún fresco;tonno fresco;thon frais;atum fresco;maguro;sashimi tuna;fresh tuna steak;Thunfischsteak;steak de thon;ventresca fresca;bife de atum;filetto di tonno;trancio di tonno;tonfisk färsk;fersk tunfisk;verse tonijn;tuoretonnikala;świeży tuńczyk;chamchi fresh;cá ngừ;taze ton balığı;yellowfin;saku tuna;taco de atún;ikan tuna;tuńczyka;tuňáka;tonhal
tuna-canned-in-water|canned tuna in water||tuna;Thunfisch;Thunfisch im eigenen Saft;thon;atún;tonno;atum;white tuna;tuna can;solid white tuna;tuna flakes;tuna pouch;tuna in springwater;no-drain tuna;tuna steak in spring water;tuna flakes in spring water;atum em água;Thunfisch in Wasser;atum ao natural;tunfisk i vann;tun i vand;tonnikala vedessä;tuńczyk w sosie własnym;tuńczyk w wodzie;tuniak vo vlastnej šťave;konzerv tonhal;ton în apă;light tuna;solid tuna;tuna packet;pole and line tuna;skipjack chunks in brine;tonijn;tonfisk;tuna conserva;tun mâm;cá ngừ hộp;chamchi can;tonnikalaa vedessä;tuńczyka w sosie własnym;tuňák ve vlastní šťávě;tonhal sós lében;ton în suc propriu;tunfisk på boks;tonnikalaa;tonnikala;tuňáka ve vlastní šťávě;tonhalkonzerv;ikan tuna kaleng;ton la conservă
tuna-canned-in-oil|canned tuna in oil||tuna in olive oil;tuna in oil;tuna in sunflower oil;atún en aceite;tonno sott'olio;oil-packed tuna;thon à l'huile;ventresca tuna;Italian tuna in oil;Italian tuna in olive oil;atum em óleo;Thunfisch in Öl;ventresca;atum em azeite;tonno all'olio;tonno in scatola;ventresca di tonno;tonfisk i olja;tunfisk i olje;tonijn in olie;tonnikala öljyssä;tuńczyk w oleju;ton balığı;ton konservesi;jarred tuna;Italian tuna;Spanish tuna;tan-e mahi;tunfisk i olie;Ortiz tuna;bonito tuna jar;yellowfin tuna in olive oil;ton în ulei;tuńczyka w oleju;tuňák v oleji;tonhal olajban;tonnikalaa öljyssä;tun i olie;tunjevina;tunjevine
cod-atlantic|Atlantic cod||cod;Kabeljau;cabillaud;bacalao fresco;merluzzo;cod steak;smoked cod;undyed smoked cod;bacalhau fresco;bacalao desalado;desalted cod;desalted salt cod;bacalhau dessalgado;lomo de bacalao;dorsz;torsk;Kabeljaufilet;dos de cabillaud;torskfilé;kabeljauw;dorsza;Dorsch;torskefilet;torskerygg;kabeljauwfilet;turska;filet z dorsza;treska;tőkehal;morina balığı;daegu;cá tuyết;ikan kod;skrei;cod fillet;turskaa;tresky;file de cod;torskeloin;torskrygg;lomos de bacalao fresco;kabeljauwhaas
cod-pacific|Pacific cod||
salt-cod|salt cod||salted cod;bacalao;bacalhau;baccalà;saltfish;dried saltfish;dried cod;koobi;momoni;tuyo;bacalhau salgado;bacalao salado;morue;morue salée;Klippfisch;klippfisk;bakaliaros;bakalar;bacalhau demolhado;morue dessalée
haddock|haddock||Schellfisch;églefin;aiglefin;eglefino;arinca;kolja;hyse;kuller;schelvis;kolja filé;łupacz
pollock-alaska|Alaska pollock||pollock;pollack;Seelachs;Alaska-Seelachs;colin d'Alaska;lieu d'Alaska;abadejo de Alaska;polaca do Alasca;merluzzo d'Alaska;mintaj;dongtae;myeongtae;Alaska pollack;alaska koolvis
tilapia|tilapia||mojarra;St Peter's fish;amnoon;filé de tilápia;mojarra tilapia;ikan nila;ikan mujair;pla nin;red tilapia;ngege;apateshi
halibut|halibut||Heilbutt;flétan
flounder-or-sole|sole||flounder;plaice;lemon sole;Scholle;Seezunge;lenguado;sogliola;linguado;dover sole;brill fillet;petrale sole;dab;rødspætte;rødspættefilet;Schollenfilet;limande;carrelet;dil balığı;rødspættefileter
catfish|catfish||pangasius;basa;swai;river cobbler
rainbow-trout|rainbow trout||trout;Forelle;truite;trucha;trota;truta;arctic char;steelhead trout;Regenbogenforelle;regnbåge;regnbågslax;regnbueørret;truite arc-en-ciel;trucha arcoíris;trota iridea;regenboogforel;kirjolohi;pstrąg tęczowy;steelhead;regnbåglax;regnbueørred;ørretfilet;kirjolohta;kirjolohifileetä;pstruha
sea-bass|sea bass||seabass;branzino;bass;barramundi;Wolfsbarsch;bar commun;lubina;spigola;robalo;sea bream;sea bream fillet;dorade;bream fillet;Chilean sea bass;gilt-head bream;Mediterranean sea bass;suzuki;bar de ligne;loup de mer;havsabborre;havabbor;havbars;zeebaars;meribassi;labraks;levrek;lavraki;labrax;cá vược;ikan kakap putih;bronzini;Patagonian toothfish;cá chẽm;Wolfsbarschfilet;black sea bass
snapper|snapper||red snapper;red snapper fillet;yellowtail snapper;huachinango;pargo;vivaneau;pargo vermelho;dentice;pink snapper;ikan merah snapper;domi;madai;guldsparid;çipura;tsipoura;dorado bream;Goldbrasse;havsruda;musht-like bream;zeebrasem;kultaotsa-ahven;red bream;cá hồng;bisugo fish
mahi-mahi|mahi-mahi||dorado fish;dolphinfish;cobia;wahoo;ono;mahi
mackerel|mackerel||Makrele;maquereau;caballa;sgombro;cavala;canned mackerel in oil;tinned mackerel in olive oil;titus;bangda;galunggong;cavalinha;makrill;makrell;makrel;makreel;makrilli;makrela;macrou;uskumru;godeungeo;cá nục;ikan kembung;kembong;ikan kembong;bangada;ayala;ayla fish;scumbria;shime saba;mackrel
herring|herring||Hering;hareng;arenque;aringa;sill färsk;strömming;haring fresh;silakka;śledź świeży;sleď;cheongeo;nishin;Heringsfilets;Heringsfilet
sardines-canned-in-oil|canned sardines in oil||sardine;sardines in olive oil;sardines in oil;Sardinen;sardinas;sardinhas;sardine fillet;sardines in sunflower oil;sardine fillets in oil;sardines in spring water;sprats in oil;brisling sardines;Ölsardinen;sardinas en aceite;sardinhas em óleo;sardinhas em azeite;sardiner i olja;sardiner i olje;sardiner i olie;sardines in olie;sardiinit;sardynki w oleju;sardinky v oleji;szardínia;sardine în ulei;sardine can;sardines tin;shproty;szprotki;sardinillas;sprotten;sardin;smoked sprats;Šprotes
anchovies-canned-in-oil|anchovies in oil||anchovy;anchovy fillet;anchovies in olive oil;anchovy paste;Sardellen;anchois;anchoas;acciughe;alici;anchovas;brown anchovies;white anchovies;oil-packed anchovies;salt-packed anchovies;anchovy fillets in oil;oil-packed anchovy fillets;anchovy fillets in olive oil;marinated anchovies;acciughe sott'olio;filetti di acciuga;anchoas en aceite;alici sott'olio;filetti di acciughe sott'olio;filetti di alici;anchoas del Cantábrico;filets d'anchois;Sardellenfilets;anchois à l'huile;Cantabrian anchovies;sardeller;filetes de anchoa;filés de anchova;aliche;sardellfiléer;ansjos;ansjosfileter;ansjosfilets;ansjovisfilets;anšovičky;anchois fileja;sardele;szardella;ançüez;anshua;anjovisfileet;acciughe sotto sale;filets d'anchois à l'huile;filetti di acciughe;anjovisfileitä;ančovičky;file de anșoa
swordfish|swordfish||swordfish steak;pez espada;pesce spada;marlin
monkfish|monkfish||monkfish tail;lotte;monkfish cheeks;zeeduivel;marulk;havtaske;breiflabb;coda di rospo;tamboril;seeteufel
whiting|whiting||hake;merluza;nasello;hake steak;silver hake;hoki;merlu;filet de merlu;oslić;oslića;lomos de merluza;filetes de merluza;merluza en lomos
perch|perch||zander
surimi-imitation-crab|surimi||crab sticks;imitation crab;imitation crab meat;imitation crabmeat;surimi sticks;seafood sticks;kani;seafood extender;imitation crab sticks;bâtonnets de surimi;palitos de cangrejo;palitos de mar;kani kama;kanikama;delícias do mar;surimi bastoncini;bastoncini di surimi;krabbsticks;krabbinäköispuikot;paluszki krabowe;krabí tyčinky;rákrúd;surimi krabı;krabstick;crab flavoured sticks;fish sticks crab flavor;fake crab;kani salad sticks;matsal;crab extender;seafood highlighter;krab meat;gyema matsal;matsal crab;louis kemp crab
fish-roe|fish roe||roe;salmon roe;ikura;lumpfish roe;tobiko;masago;trout roe;salmon eggs;cod roe;bottarga;mentaiko;tarako;Fischrogen;oeufs de poisson;œufs de lompe;huevas;huevas de pescado;ovas de peixe;uova di pesce;löjrom;stenbitsrom;rogn;torskerogn;stenbidderrogn;viskuit;mäti;kawior;lumpfish caviar;smelt roe;capelin roe;herring roe;smoked cod's roe;karasumi;haviar;avgotaracho;trứng cá;myeongnan;myeongnanjeot;kazunoko;forellenkaviar;lachskaviar;Keta caviar;kaviar tube;creamed smoked roe;rogue de cabillaud
shrimp|shrimp||prawn;king prawn;tiger prawn;Garnelen;Krevetten;crevettes;gambas;gamberi;gamberetti;camarão;camarones;langostinos;crevettes décortiquées;green prawns;banana prawns;bay shrimp;salad shrimp;gulf shrimp;brown shrimp;Atlantic prawns;cold water prawns;North Atlantic prawns;easy-peel shrimp;tiger shrimp;rock shrimp;camarón;mazzancolle;camarões;jhinga;ebi;prawn tails;räkor;garnalen;krewetki;krewetek;karides;udang;Riesengarnelen;crevettes roses;gamberoni;jätteräkor;reker;scampi prawns;rejer;tigerrejer;katkaravut;krevety;garnélarák;creveți;meygoo;meigu;gambari;jinga;kolambi;chemmeen;eral;royyalu;hipon;suahe;tôm sú;goong;saeu;xia ren;kamba prawns;green king prawns;16/20 shrimp;21/25 shrimp;26/30 shrimp;31/40 shrimp;Argentine red shrimp;Key West pink shrimp;spot prawns;madagascar prawns;cocktail shrimp raw;chingri;golda chingri;bagda chingri;nobashi ebi;endeavour prawns;kanta jhinga;rauwe garnalen;katkarapuja;krevet;garnéla;kozice;garides;tôm thẻ;tôm bóc vỏ;tôm lột vỏ;kuorittuja katkarapuja;ayıklanmış karides;creveți decorticați;loupaných krevet;tisztított garnéla;kozica;katkarapu
shrimp-canned|canned shrimp||camarones en lata
crab-canned|canned crab||canned crabmeat;crab tin;carne de jaiba;jaiba;polpa di granchio;canned crab meat;jumbo lump crab;Krebsfleisch;chair de crabe;miettes de crabe;carne de cangrejo;carne de siri;siri desfiado;krabbkött;krabbekjøtt;krabbekød;krabvlees;ravunliha;mięso kraba;kani meat crab;thịt cua;fresh crabmeat;hand-picked crab;picked crab meat;crab lump;backfin crab;pasteurized crab;white crab
crab-dungeness|crab meat||crab;crabmeat;Dungeness crab;white crab meat;lump crabmeat;cangrejo;granchio;crabe;Krabbenfleisch;crab leg;lump crab;brown crab meat;blue swimmer crab meat;white and brown crab meat;white crabmeat;brown crabmeat;crab claws;stone crab claws;lump crab meat;crab claw meat;mud crab
lobster|lobster||lobster tail;Hummer;homard;langosta;aragosta;lagosta;lobster claw meat;lobster meat;bogavante;lavagante;astice;hummerkött;hummerhaler;kreeft;hummeri;homar;humr;ıstakoz;ulang lobster;tôm hùm;lobster claws;scampi raw;cigalas;lagostim;Kaisergranat;havskräftor;sjøkreps;jomfruhummer;noorse kreeftjes;keisarihummeri;Dublin Bay prawns;langoustine tails
crayfish|crayfish||crawfish;langoustine;crayfish tails;crawfish tail;cangrejo de río;écrevisses;crawfish tail meat;Flusskrebse;Flusskrebsschwänze;gamberi di fiume;kräftor;kreps;kräftstjärtar;krebsehaler;rivierkreeftjes;ravunpyrstöt;yabbies;freshwater crayfish;Langusten small;crawdads
scallops|scallop|scallops|sea scallop;bay scallop;Jakobsmuscheln;coquilles saint-jacques;vieiras;capesante;king scallops;queen scallops;scallop meat;roeless scallops;scallops with roe;dry-packed scallops;noix de Saint-Jacques;pétoncles;zamburiñas;ostiones scallop;cappesante;canestrelli;pilgrimsmusslor;kammusslor;kamskjell;kammuslinger;sint-jakobsschelpen;coquilles;kampasimpukat;przegrzebki;hřebenatky;fésűkagyló;scoici Saint Jacques;deniz tarağı;sò điệp;hoi shell;hotate;garibi;dai zi;queenies;roe-off scallops;kekik scallop
clams|clams||littleneck clams;Venusmuscheln;palourdes;almejas;vongole;amêijoas;Manila clams;cherrystone clams;surf clams;palourde clams;vongole veraci;asari;pipis;geoduck;telline;hjärtmusslor;hjerteskjell;muslinger;venusschelpen;simpukat;vongola;halaan;nghêu;ngao;hoi lai;hamaguri;bajirak;jogae;hua ge;tisrya;tisrio;vongole clams;machas;navajas
clams-canned|canned clams||minced clams;chopped clams
mussels|mussels||Miesmuscheln;moules;mejillones;cozze;mexilhões;mussel meat;PEI mussels;green-lipped mussels;green-lip mussels;mexilhão;blåmusslor;musslor;blåskjell;blåmuslinger;mosselen;sinisimpukat;małże;mušle;kagyló;midii;midye;tahong;kupang;hoi malaeng phu;honghap;murugai;green shell mussels;greenshell mussels;choritos;kallumakkaya;NZ mussels;half shell mussels;cholgas
oysters|oyster|oysters|Austern;huîtres;ostras;ostriche;rock oysters;ostiones;ostron;østers;osterit;ostrygi;ústřice;osztriga;stridii;istiridye;talaba;tiram;hoi nang rom;kaki oysters;sheng hao;Pacific oysters;native oysters;Bluff oysters;oyster meat
squid|squid||calamari;calamares;Tintenfisch;calamaro;lula;prepared squid;squid tentacles;totani;calmar;encornet;ika;sotong;Tintenfischringe;Kalmar;Kalmare;calamar;chipirones;totano;bläckfisk;bläckfiskringar;blekksprut;blæksprutte;inktvis;inktvisringen;pijlinktvis;mustekala;kalmary;kałamarnica;oliheň;tintahal;calmari;kalamar;pusit;cumi;cumi-cumi;pla muek;pla meuk;ojingeo;you yu;koonthal;kanava;makul;squid hoods;nokus;lignje;liganja;squid rings;squid tubes
octopus|octopus||pulpo;polpo;polvo;poulpe;octopus tentacles;tako;Krake;pieuvre;bläckfisk åttaarmad;åttaarmet blekksprut;ottearmet blæksprutte;mustekala octopus;ośmiornica;chobotnice;polip;caracatiță;ahtapot;pugita;gurita;bạch tuộc;muneo;zhang yu;htapodi;octapodi
seitan|seitan||wheat meat;wheat protein
nutritional-yeast|nutritional yeast||nooch;nutritional yeast flakes;Hefeflocken;yeast flakes;levure maltée;lievito alimentare;fortified nutritional yeast;nutritional yeast powder;B12-fortified nutritional yeast;fortified nutritional yeast flakes;Engevita;savoury yeast flakes;savory yeast flakes;B12 yeast flakes
halloumi|halloumi||grilling cheese;hellim;light halloumi;queijo coalho;leipäjuusto;halumi;halloumi fries raw;grill cheese;Grillkäse;juustoleipä;stekost;grillost;Nabulsi;jibneh akkawi;jibneh;baladi cheese;squeaky cheese
paneer|paneer||Indian cheese;panir;Indian paneer;Indian cottage cheese;malai paneer;chhena paneer;frozen paneer;Nanak paneer
mascarpone|mascarpone||
creme-fraiche|crème fraîche||Schmand;light crème fraîche;low-fat crème fraîche;crème fraîche légère;crème épaisse;crème fraîche épaisse entière;crème fraîche allégée;crème d'Isigny;ranskankerma;cremefraiche 38%;crema fresca ácida;kremfraiche;18% creme fraiche;cremefraiche
skyr|skyr||Icelandic yogurt;skyr yogurt;plain Icelandic skyr;Icelandic-style yogurt;fat-free quark;fat-free fromage frais;ísey skyr;Icelandic Provisions skyr;Siggi's;Skyr natur;skyr naturel;skyr bianco
labneh|labneh||labne;lebneh;strained yogurt;hung curd;hung yogurt;kashk;labneh balls;labneh balls in oil;lebne;yogurt cheese;süzme peynir;jocoque seco;lebni
vegan-cheese|vegan cheese||dairy-free cheese;plant-based cheese;vegan cheddar;vegan mozzarella;non-dairy cheese;vegan feta;dairy-free mozzarella;dairy-free cheddar;dairy-free feta;vegan cheese alternative;veganer Käse;plant-based cheddar;vegan cheddar cheese;vegan mozzarella cheese;vegan feta cheese;vegan cheese shreds;vegan cheddar shreds;vegan parmesan-free cheese;dairy-free cheese shreds;plant-based feta;vegan halloumi;vegan haloumi;vegan mozzarella shreds;vegan feta-style cheese;feta-style vegan cheese;vegan mature cheddar flavour block;Violife Original;Violife slices;Violife grated;Violife;vegan cheddar block;Daiya;Daiya shreds;Cathedral City plant based;Applewood vegan;Sheese;Follow Your Heart slices;Chao slices;Simply V;Wilmersburger;Nurishh;plant-based cheddar alternative;plant-based mozzarella alternative;coconut oil based cheese alternative;vegan cheese slices;vegan grated cheese;vegan shredded cheese
coconut-yogurt|coconut yogurt||coconut milk yogurt;Kokosjoghurt
oat-yogurt|oat yogurt||oat yoghurt;oat-based yogurt;oatgurt
coconut-aminos|coconut aminos||Coconut Secret;Coconut Secret aminos
red-curry-paste|Thai red curry paste||red curry paste;rote Currypaste;curry paste;Thai curry paste
green-curry-paste|Thai green curry paste||green curry paste;grüne Currypaste
gochujang|gochujang||gochujang paste;Korean chili paste;Korean chilli paste;Korean red pepper paste;gochujang sauce;gochujang chilli paste;Korean pepper paste;hot pepper paste;red chili pepper paste Korean;Korean red chili paste;fermented red pepper paste;hot red pepper paste;Korean spicy red pepper paste
harissa|harissa||harissa paste;rose harissa;rose harissa paste;red harissa;harissa spice paste;Calabrian chile paste;crushed Calabrian chilies;Calabrian chiles in oil;Calabrian chili peppers in oil;adjika;ajika;ajika paste;harissa du Cap Bon;shatta
panko|panko||panko breadcrumbs;Japanese breadcrumbs;panko crumbs;whole wheat panko;panko style breadcrumbs;whole wheat panko breadcrumbs;wholemeal panko;Kikkoman panko
gluten-free-breadcrumbs|gluten-free breadcrumbs||GF breadcrumbs;gluten-free bread crumbs;gluten-free panko;gluten-free panko breadcrumbs
garam-masala|garam masala||biryani masala;chole masala;chana masala powder;pav bhaji masala;kitchen king masala;goda masala;curry masala;rajma masala;kolhapuri masala;malvani masala;East Indian bottle masala;pilau masala;kitchen king
smoked-paprika|smoked paprika||sweet smoked paprika;pimentón ahumado;pimentón de la Vera;geräuchertes Paprikapulver;paprika fumé;Spanish paprika;smoky paprika;paprika smoked;pimentón;smoked sweet paprika;paprika affumicata;sweet pimentón;pimentón picante;bittersweet pimentón;pimentón agridulce;pimentón de la Vera dulce;pimentón de la Vera picante;pimentón dulce ahumado;páprica defumada;colorau fumado;gerookt paprikapoeder;gerookte paprika;rökt paprikapulver;røget paprika;røkt paprika;savupaprikaa;savupaprika;papryka wędzona;papryki wędzonej;uzené papriky;füstölt paprika;boia afumată;uzená paprika;tütsülenmiş toz biber
nori-sheets|nori sheet|nori sheets|nori seaweed;sushi nori;dried nori;seaweed sheet;roasted seaweed;nori flakes;nori;seaweed nori sheet;sushi nori sheet;seaweed snack sheet;aonori;ao nori;aosa;gim;kim;gim sheets;onigiri nori;onigiri nori sheets;seaweed flakes
prosciutto|prosciutto||Parma ham;prosciutto crudo;serrano ham;jamón serrano;dry-cured ham;prosciutto di Parma;Rohschinken;jambon cru;jamón;prosciutto ham;iberico ham;Bayonne ham;speck ham;San Daniele ham;San Daniele prosciutto;coppa;capicola;capocollo;presunto cru;jambon de Bayonne;speck Alto Adige;culatello;Schinkenspeck;lonza;lonzino;lomo embuchado;lomo ibérico;Schwarzwälder Schinken;louza;Parma ham slices;San Daniele;jambon sec;Serranoschinken;Parmaschinken;presunto serrano;presunto de Parma;lufttorkad skinka;spekeskinke;lufttørret skinke;rauwe ham;szynka parmeńska;Westphalian ham;ilmakuivattu kinkku;pata negra;jamón de bellota;Black Forest prosciutto;jambon de Parme;szynki parmeńskiej;parmaskinka;parmaskinke;parmankinkkua;parma jambonu;parmské šunky;pármai sonka;pršut;pršuta
pancetta|pancetta||guanciale;smoked pancetta;cubetti di pancetta;pancetta cubetti;pancetta tesa;pancetta dolce;pancetta arrotolata;panceta curada;panceta italiana;jowl bacon cured;panceta;toucinho fresco
mirin|mirin||sweet rice wine;aji-mirin;mirin sauce;hon mirin;sweet sake;mirin rice wine;sweet cooking rice wine;Kikkoman mirin;Kikkoman aji-mirin;mirim;mirin seasoning;mirin-fu;matsul mirim;mat sool;matsul
rice-vinegar|rice vinegar||rice wine vinegar;seasoned rice vinegar;Reisessig;vinaigre de riz;vinagre de arroz;unseasoned rice vinegar;sushi vinegar;white rice vinegar;brown rice vinegar;seasoned rice wine vinegar;unseasoned rice wine vinegar;Kikkoman rice vinegar
sumac|sumac||sumak
zaatar|za'atar||zatar;za'atar spice mix;zaatar spice blend
chipotle-in-adobo|chipotle in adobo||chipotle pepper in adobo;chipotle paste;chipotle peppers in adobo sauce;adobo sauce;chipotle;chipotle chillies in adobo;chipotle chilli paste;chipotle pepper;chipotles in adobo sauce;canned chipotle in adobo;chipotle chilli in adobo sauce;canned chipotle peppers in adobo;canned chipotle chile in adobo sauce;chipotle chile;chipotles en adobo;chipotle sauce
dashi|dashi||dashi stock;dashi broth;kombu dashi;dashi stock liquid;instant dashi stock;anchovy stock;anchovy broth;Korean anchovy broth;anchovy-kelp stock;anchovy kelp broth;dried anchovy stock;dried anchovy broth;dried anchovy-kelp stock;anchovy dashi
light-coconut-milk|light coconut milk||lite coconut milk;reduced-fat coconut milk;low-fat coconut milk;half-fat coconut milk;half-fat coconut milk tin;santan encer
chickpea-pasta|chickpea pasta||chickpea flour pasta;chickpea rice;Banza;Banza chickpea pasta;Banza penne;Banza rotini;chickpea penne;chickpea fusilli;chickpea spaghetti;chickpea rotini
red-lentil-pasta|red lentil pasta||lentil pasta;red lentil penne;red lentil fusilli;lentil penne;red lentil spaghetti
gluten-free-rolled-oats|gluten-free rolled oats||gluten-free oats;certified gluten-free oats;gluten-free porridge oats;certified gluten-free rolled oats;GF oats;glutenfreie Haferflocken;gluten-free oatmeal;gluten-free quick oats;gluten-free oat flour;certified gluten-free oat flour
gluten-free-flour-blend|gluten-free flour||gluten-free flour blend;gluten-free all-purpose flour;GF flour;gluten-free self-raising flour;glutenfreies Mehl;gluten-free baking flour;gluten free 1-to-1 baking flour;gluten-free flour mix;gluten-free 1:1 baking flour;1-to-1 baking flour;1 to 1 gluten free flour;gluten-free 1-to-1 flour;measure for measure flour;Bob's Red Mill 1-to-1;Bob's Red Mill 1-to-1 flour;Bob's Red Mill 1-to-1 baking flour;King Arthur Measure for Measure;gluten-free plain flour
vegetable-bouillon-cube|vegetable stock cube|vegetable stock cubes|vegetable bouillon cube;vegetable stock powder;vegetable bouillon powder;bouillon powder vegetable;veg stock cube;vegetable Oxo cube;Marigold bouillon;vegetable stock pot;vegetable stockpot;vegetable bouillon granules;Swiss vegetable bouillon;Marigold stock powder;Marigold bouillon powder;veggie stock cube;veg stock powder;vegetable Knorr cube;veggie bouillon cube;reduced-salt vegetable stock cube;chicken-style stock powder;beef-style stock powder;vegetable-style stock powder;chicken style stock cube;veg stock pot;roasted vegetable base;Vegeta;vegeta seasoning;vegetable seasoning powder;mushroom seasoning;mushroom bouillon;mushroom bouillon powder;mushroom powder seasoning;Massel;Massel stock cube;Gemüsebouillon;dado vegetale;brodo vegetale cube;Oxo vegetable cube;Telma vegetable cube;Osem vegetable powder;parve vegetable soup powder;Edward & Sons not-chick'n cube;not chick'n bouillon cube;Würfel Gemüsebrühe;Gemüsebrühwürfel;Gemüsebrühe Pulver;bouillon de légumes cube;cube de bouillon de légumes;bouillon Kub légumes;caldo de verduras en cubo;dado vegetale Star;cubo de caldo de legumes;caldo de legumes em cubo;grönsaksbuljongtärning;grønnsaksbuljong terning;kostka rosołowa warzywna;kostka warzywna;Rapunzel vegetable bouillon;vegetable stock concentrate pot;Vegeta stock powder
sambal-oelek|sambal oelek||sambal ulek;sambal olek;chilli paste;chilli garlic sauce;chili garlic sauce;chili-garlic paste;sambal;sambal chilli paste;red chilli paste;red chili paste;Indonesian chilli paste;Calabrian chilies;Calabrian peppers;bomba calabrese;peperoncino in oil
black-bean-sauce|black bean sauce||black bean garlic sauce;black bean garlic paste;black bean stir-fry sauce;black bean and garlic sauce
star-anise|star anise||
five-spice|five-spice powder||five-spice;5-spice powder;Chinese 5 spice
cajun-seasoning|Cajun seasoning||Cajun spice;Creole seasoning;Cajun spice mix;blackening seasoning;Cajun spice blend;Cajun rub;piri-piri seasoning;peri-peri seasoning;blackened seasoning;blackening spice;blackened spice;blackening rub;Tony Chachere's;Slap Ya Mama;Tony Chachere's Creole seasoning;Zatarain's Creole
italian-seasoning|Italian seasoning||mixed herbs;Italian herbs;herbes de Provence;dried herbs;herbs de Provence;fines herbes;Greek seasoning;Mediterranean seasoning;Tuscan seasoning;Mediterranean herb blend
chili-flakes|chili flakes||red pepper flakes;crushed red pepper;Chiliflocken;flocons de piment;Aleppo pepper;pul biber;hot pepper flakes;red chile flakes;crushed chillies;Urfa biber;dried crushed chillies;Aleppo pepper flakes;pul biber chilli flakes;gochugaru;gochugaru flakes;peperoncino a scaglie;hojuelas de chile;dry pepper flakes;Espelette pepper;piment d'Espelette;piri piri pepper;peri peri chilli flakes;isot;isot pepper;Aleppo-style pepper;Aleppo-style chili flakes;Aleppo-style pepper flakes;crushed chili pepper;crushed red chili pepper;ají molido;ají triturado;guindilla molida;chile triturado;pimenta calabresa;boukovo;peperoncino tritato;byadgi chili;Urfa pepper;copos de chile;flocos de pimenta;chilivlokken;chiliflingor;chilihiutaleita;płatki chili;płatków chili;chilli vločky;csilipehely;fulgi de chili;peperoncino in fiocchi;flocos de malagueta;chiliflager;chiliflak;chilli vloček;chilipehely;ớt bột;cabai bubuk
pickled-ginger|pickled ginger||sushi ginger;pickled sushi ginger;sushi pickled ginger;beni shoga;pickled red ginger
pea-protein-powder|pea protein powder||pea protein;pea protein isolate;Erbsenprotein;chocolate pea protein powder;vanilla pea protein powder;chocolate pea protein;vanilla pea protein;Vega protein;Vega protein powder;pea isolate;yellow pea protein;Naked Pea
pea-milk|pea milk||pea drink;pea protein milk
erythritol|erythritol||erythritol sweetener;granulated erythritol;monkfruit sweetener;monk fruit erythritol sweetener;powdered erythritol;Swerve sweetener;granular erythritol;erythritol blend;granulated sweetener erythritol;granulated monk fruit sweetener;monk fruit-erythritol blend;swerve;xylitol;allulose;monk fruit;granular Swerve;Swerve granular;Lakanto;powdered monk fruit sweetener;powdered monk fruit;powdered Swerve;monkfruit;monk fruit and erythritol blend;keto sweetener;golden monk fruit;golden monk fruit sweetener;granulated monk fruit;keto brown sugar;Swerve brown;low-carb sweetener;powdered keto sweetener;granulated keto sweetener;Truvia;Swerve confectioners
kalamata-olives|Kalamata olives||Greek olives;kalamata;kalamata black olives;Greek kalamata olives;Greek black olives;olive taggiasche;taggiasche;gaeta olives;botija olives;aceitunas de botija;alfonso olives
white-miso|white miso||white miso paste;shiro miso;sweet white miso;yellow miso;saikyo miso
ras-el-hanout|ras el hanout||Moroccan spice mix;Moroccan seasoning;Moroccan spice blend;Moroccan spice
berbere|berbere||mitmita;berbere spice;berbere spice mix;berbere spice blend;berbere blend
jerk-seasoning|jerk seasoning||jerk spice;jerk spice mix
cauliflower-rice|cauliflower rice||riced cauliflower;cauliflower couscous;cauli rice;frozen cauliflower rice;riced cauliflower frozen;cauliflower pearls;Green Giant riced cauliflower
coleslaw-mix|coleslaw mix||shredded cabbage and carrot;slaw mix;shredded cabbage mix;coleslaw blend;broccoli slaw;cabbage slaw mix;undressed coleslaw mix;dry coleslaw mix;tri-color slaw;tricolor coleslaw mix;coleslaw cabbage;stir fry slaw
salad-greens-mixed|mixed salad greens||salad greens;mixed greens;salad leaves;mixed salad;spring mix;mesclun;mixed leaves;green salad;bagged salad;baby greens;mixed lettuce;salad mix;side salad;herb salad;field greens;salad bag;leafy greens;spring salad mix;spring mix salad;watercress spinach and rocket salad;power greens;mixed leaf salad;mixed leaf salad bag;bag of mixed salad;baby leaf salad;leafy salad;bistro salad;crispy leaf salad;watercress spinach rocket;super greens;babyleaf;gemischter Salat;Blattsalate;mélange de salades;jeunes pousses;mix de lechugas;lechugas variadas;mix de folhas;misticanza;insalata mista;insalata verde;salladsmix;plocksallad;bladsalat;mix sałat;spinach and arugula mix;kale and spinach mix;greens mix;rocket and spinach
baby-potatoes|baby potatoes||new potato;small potatoes;salad potatoes;Jersey royals;Drillinge;little potatoes;fingerling;miniature potatoes;chat potatoes;creamer potatoes;petite potatoes;baby red potatoes;baby white potatoes;baby gold potatoes;new season potatoes;small waxy potatoes;baby Charlotte potatoes;baby Yukon Gold potatoes;papas cambray;patate novelle;grenailles;pommes de terre grenaille;batata bolinha;Jersey Royal potatoes;pommes grenaille;patatinas;Dutch yellow baby potatoes;pee wee potatoes;marble potatoes;potatoes nouvelles;färskpotatis;nypotatis;nypoteter;krieltjes;teeny tiny potatoes;cocktail potatoes;nye kartofler
tender-stem-broccoli|Tenderstem broccoli||tenderstem;broccolini;long-stem broccoli;tender-stem broccoli;purple sprouting broccoli;sprouting broccoli;baby broccoli
sugar-snap-peas|sugar snap peas||sugar snaps;snap peas
thai-basil|Thai basil||holy basil;Asian basil;lemon basil;tulsi;bai krapow;bai kaprao;krapao;kaprao;kra pao;horapha;bai horapa;húng quế;rau quế;kemangi;daun kemangi;selasih;jiu ceng ta;gau chang ta;Thaibasilikum;basilic thaï;thaibasilika;albahaca tailandesa;manjericão tailandês
lime-leaves|lime leaf|lime leaves|kaffir lime leaf;makrut lime leaf;kaffir lime;dried lime leaf;daun jeruk;daun jeruk purut;magrood leaf;bai makrut;bai makrood;daun limau purut;lá chanh;combava leaves;limeblätter;Kaffirlimettenblätter;double lime leaves;citrus leaves Thai;k-lime leaves;limeblad;feuilles de combava;limoeiro kaffir folha
galangal|galangal||galangal paste;krachai;fingerroot;kencur;lengkuas;laos root;riềng;blue ginger;nam keong;galanga;galgant;langkuas;Thai ginger;sand ginger;laos
fish-fillet-white|white fish fillet|white fish fillets|white fish;fish;Fischfilet;Fisch;poisson;poisson blanc;pescado;pescado blanco;pesce;peixe;fish steak;flaky white fish;white fish steak;white flaky fish;white-fleshed fish;fish fillets of choice;white fish of choice;filetti di pesce bianco;filé de peixe;bombil;Bombay duck fish;flathead;garfish;gummy shark;flake fillet;flathead tail;Weißfischfilet;peixe branco;pesce bianco;vit fisk;hvit fisk;fiskfilé;fiskefilet;witvis;visfilet;ryba filet;filet rybny;ryby bílé;beyaz balık;panga;cá basa;cobbler fish;dory fillet;ikan siakap;blue grenadier;blue-eye trevalla;blue eye cod;king dory;kingklip;Seehecht;lysing;heek;kapitán;morszczuk;bakaliáros fresh;tarakihi;terakihi;ikan putih;pesce persico Africa;Nile perch;nile perch fillet;Victoria perch;white pomfret;paplet;ikan bawal;bawal;ca chim;katla;ilish maach;bhetki;bhekti;croaker fish Ghana;bekti;vanjaram;neymeen;king fish steaks Indian;lapu-lapu;maya-maya;talakitok;dalagang bukid;tanigue;tanigi;tenggiri;ikan tenggiri;threadfin;ikan kurau;ikan merah;ikan kakap;kakap;ikan gurame;gurami;patin;ikan patin;cá thu;cá lóc;cá điêu hồng;cá rô phi;snakehead fish;mudfish;sandre;Zanderfilet;gjørs;snoekbaars;sandacz;candát;pike-perch;Rotbarschfilet white
guacamole|guacamole||guac;guacamole dip
anchovies-fresh|fresh anchovies||boquerones;fresh anchovy fillets;alici fresche;anchois frais;boquerones en vinagre;alici marinate
striped-bass|striped bass||striper
bluefish|bluefish||
eel|eel|eels|freshwater eel;anguilla;anguille;anguila;enguia;capitone;paling;ankerias;węgorz;úhoř;angolna;țipar;yılan balığı;palos;belut;lươn;jangeo;man yu;anago;congrio;conger eel
grouper|grouper||
smoked-haddock|smoked haddock||finnan haddie;undyed smoked haddock;naturally smoked haddock;Arbroath smokie;Arbroath smokies;cullen skink haddock;dyed smoked haddock;yellow smoked haddock
ling|ling||ling fillet
lingcod|lingcod||
king-mackerel|king mackerel||kingfish;king mackerel steak;surmai;seer fish
spanish-mackerel|Spanish mackerel||snoek
mackerel-canned|canned mackerel||mackerel in brine;canned mackerel fillets;tinned mackerel fillets;mackerel in tomato sauce;makrell i tomat;makrel i tomat;Makrelenfilets;mackerel in olive oil;sgombro sott'olio;sgombro in scatola;makrill i tomatsås;jack mackerel canned;kkongchi can;godeungeo can;cavala em conserva;mackerel tin
milkfish|milkfish||bangus;milkfish belly;bangus belly
ocean-perch|ocean perch||redfish;rosefish
pike|pike||northern pike
walleye|walleye||pickerel fillet
coley|coley||saithe;Atlantic pollock;lieu noir;Seelachsfilet;koolvis;Köhler;carbonero fish;gråsej;seiti;czarniak;coalfish;seifilet
pompano|pompano||trevally
rockfish|rockfish||Pacific rockfish
orange-roughy|orange roughy||
sablefish|sablefish||black cod
salmon-chinook|king salmon||chinook salmon;chinook
salmon-chum|chum salmon||keta salmon
salmon-coho|coho salmon||silver salmon;coho
salmon-pink|pink salmon||
salmon-sockeye-canned|canned red salmon||canned sockeye salmon;canned sockeye
sardines-canned-in-tomato|sardines in tomato sauce||sardines in tomato;pilchards in tomato sauce;tinned pilchards;Lucky Star pilchards;Glenryck pilchards;Ölsardinen in Tomatensoße;sardines à la tomate;sardinas en tomate;sardinhas em molho de tomate;sardine al pomodoro;sardynki w pomidorach;Ligo sardines;Titus sardines tomato;sardin dalam sos tomato;pilchards in tomato
sea-trout|sea trout||ocean trout
shark|shark|sharks|shark steak
sturgeon|sturgeon||
tilefish|tilefish||
tuna-bluefin|bluefin tuna||bluefin tuna steak;toro;akami
tuna-skipjack|skipjack tuna||bonito;skipjack
albacore-canned-in-oil|canned albacore in oil||albacore tuna in oil;albacore in olive oil;white tuna in oil;bonito del norte
albacore-canned-in-water|canned albacore in water||canned white tuna;white tuna in water;albacore tuna;solid white albacore tuna;solid white tuna in water;chunk white albacore;solid albacore tuna;albacore;chunk white albacore tuna;wild albacore tuna
turbot|turbot||
whitefish|whitefish||lake whitefish
whitefish-smoked|smoked whitefish||smoked white fish;smoked fish
wolffish|wolffish||ocean catfish;Atlantic wolffish
yellowtail|yellowtail||hamachi;kingfish yellowtail;amberjack;buri;kampachi;kanpachi
lox|lox||nova lox;gravlax;gravadlax;graved lax;gravad lax;gravlaks;gravet laks;Graved Lachs;gravad laks;graavilohi;cured salmon;belly lox
caviar|caviar||black caviar;red caviar;salmon caviar;sturgeon caviar
crab-king|king crab||king crab legs
crab-blue|blue crab||soft-shell crab;blue crab meat;swimmer crab;blue swimmer crab;nécora;buey de mar;centollo;caranguejo;granseola;krabba;krabbe;taskerapu;pavurya;yengeç;kharchang;alimango;alimasag;ketam;kepiting;rajungan;kekda;khekda;njandu;nandu;kkotge;watarigani;brown crab;crab whole;edible crab
crab-snow|snow crab||queen crab;snow crab legs
spiny-lobster|spiny lobster||rock lobster;spiny lobster tail;rock lobster tail;crawfish tail lobster;Moreton Bay bugs;Balmain bugs;slipper lobster
abalone|abalone||abalone meat
cuttlefish|cuttlefish||sepia;choco fresco;seiche;seiches;seppie;seppia;sepie;zeekat;sepya;sotong katak;mực nang;gabojingeo;mongo ika;mo yu;jibia
snails|snail|snails|escargot;igbin;snail meat
chicken-gizzards|chicken gizzards||gizzards;turkey gizzard
chicken-hearts|chicken hearts||
chicken-leg-skinless|skinless chicken leg|skinless chicken legs|chicken leg meat
chicken-drumstick-skinless|skinless chicken drumstick|skinless chicken drumsticks|
cornish-hen|Cornish hen|Cornish hens|Cornish game hen;poussin;rock Cornish hen;spring chicken
goose|goose with skin|geese|goose breast;goose legs;ganso;ganzen;husa;liba;gâscă
pheasant|pheasant|pheasants|pheasant breast;partridge;grouse
quail|quail|quails|quail breast;Wachtel;codorniz;codornices;codorna;quaglia;quaglie;vaktel;vaktler;kwartel;przepiórka;fürj;prepeliță;bıldırcın;batair;pugo;puyuh;chim cút
turkey-breast-with-skin|turkey breast with skin||skin-on turkey breast;bone-in turkey breast;turkey crown
turkey-leg|turkey leg|turkey legs|turkey drumstick;smoked turkey leg
turkey-wing|turkey wing|turkey wings|turkey wings and necks;smoked turkey wings
turkey-liver|turkey liver||
ostrich|ostrich steak||ostrich
wild-boar|wild boar||boar;wild boar shoulder
bison-steak|bison steak||bison sirloin;buffalo steak;bison sirloin steak
elk|elk||elk steak;elk loin
ground-venison|ground venison||venison mince;minced venison;ground deer;kangaroo mince
beef-heart|beef heart||ox heart
beef-kidney|beef kidney|beef kidneys|ox kidney
beef-tongue|beef tongue||ox tongue
beef-tripe|beef tripe||tripe;honeycomb tripe;shaki;panza de res;mondongo;trippa;bucho;pancita;shaki tripe;saki;Kutteln;Pansen;gras-double;callos;menudo tripe;librillo;dobradinha;lampredotto;komage;flaki;flaczki;işkembe;sirabi;babat;lá sách;book tripe;omasum;fuqi tripe;tuwalya;goto tripe;mukhwa;dršťky;pacal;burtă;ciorbă de burtă tripe;matumbo;mogodu;ofals tripe;blanket tripe;reed tripe;bible tripe;niubaiye;patsas;ushkembe
beef-suet|beef suet||suet;shredded beef suet
beef-shank|beef shank|beef shanks|shin of beef;beef shank crosscut;chambarete;stinco di manzo;ossobuco di manzo;Rinderbeinscheibe;Beinscheibe;jarret de boeuf;gîte;morcillo;morcillo de ternera;ossobuco bovino;músculo traseiro;muscolo di manzo;oxlägg;okseskank;runderschenkel;pręga wołowa;gicz wołowa;incik;sığır incik;bắp bò;bulalo;beef bulalo;ossobuco beef;nihari meat;nihari cut
beef-eye-of-round|eye of round||beef eye of round;eye round roast;peceto;girello;lagarto bovino;weißes Scherzel;Semmerrolle;rond de gîte;redondo de ternera;cuete;muchacho redondo;girandola di manzo;girello di manzo;eye of silverside
beef-bottom-round|bottom round||beef bottom round;bottom round roast;silverside;beef silverside;rump roast
beef-flat-iron|flat iron steak|flat iron steaks|top blade steak;beef flat iron;feather blade;featherblade steak;flat iron
beef-back-ribs|beef back ribs||
veal-shank|veal shank|veal shanks|osso buco;ossobuco;veal shin;veal osso buco;jarret de veau;ossobuchi;Kalbshaxe;Kalbsbeinscheiben;kalvlägg;kalveskank;gicz cielęca;kalfsschenkel;ossobuco de ternera;stinco di vitello
veal-shoulder|veal shoulder||veal stew meat;diced veal;stewing veal
veal-chop|veal chop|veal chops|veal loin chop;veal loin
veal-liver|veal liver||calf liver;calves liver
lamb-liver|lamb liver||lamb's fry;kaleji;kaleji mutton;kuzu ciğeri;foie d'agneau;hígado de cordero;jigar
lamb-kidney|lamb kidney|lamb kidneys|
lamb-heart|lamb heart|lamb hearts|
pork-liver|pork liver||pig liver
pork-kidney|pork kidney|pork kidneys|pig kidney
pork-jowl|pork jowl||guanciale fresh;pork cheek fat
pork-feet|pig's foot|pig's feet|pork feet;pig trotters;pork trotters;trotters;patitas de cerdo
pork-leg|fresh ham||leg of pork;pork leg roast;suckling pig;sertéscomb;vepřová kýta;vepřové kýty
pork-country-ribs|country-style pork ribs||country style ribs
salt-pork|salt pork||salted pork belly;petit salé;poitrine salée;tocino salado;toucinho salgado;rimmat sidfläsk;fläsk rimmat;salt fat pork;salted pork;streak of lean;streak o'lean;solona słonina;słonina;słoninka;pig tail;rygspæk;speck bianco;lard d'Arnad;white bacon
ham-steak|ham steak|ham steaks|ham slice;unsmoked gammon steak
blood-sausage|blood sausage||black pudding;morcilla;boudin noir;Blutwurst;blood pudding;morcilla de Burgos;morcilla sausage;kiszka;kaszanka;morcela;moronga;prieta;chouriço de sangue;sanguinaccio;biroldo;blodkorv;blodpudding;blodpølse;bloedworst;krupniok;jelito;véres hurka;jelita;mustamakkara;soondae;sundae sausage;Stornoway black pudding;Bury black pudding;Clonakilty black pudding;rellena
bologna|bologna||bologna sausage;baloney;leberkase;doktorskaya kolbasa;doktorskaya;doktorskaya sausage;polony;Lyoner;Fleischwurst;Extrawurst;Jagdwurst;Bierschinken;cervelas;parizer;parizsi;devon;fritz;luncheon sausage;middagspølse;lauantaimakkara;lenkkimakkara;belgian sausage;servelat;Pariser Wurst;stadtwurst
knackwurst|knackwurst||knockwurst
liverwurst|liverwurst||liver sausage;Leberwurst;braunschweiger;leverworst;wątrobianka;pasztetowa;májas;májkrém;maksamakkara;hausmacher leberwurst;leverkorv
pastrami|pastrami||beef pastrami;bastırma;pastourmas;New York pastrami;basturma beef
summer-sausage|summer sausage||cervelat;Thuringer
brick-cheese|brick cheese||
cheshire-cheese|Cheshire||Lancashire cheese;Caerphilly;wensleydale;Yarg
limburger|Limburger||Époisses;Livarot
port-salut|Port Salut||Saint-Paulin
tilsit|Tilsit||Tilsiter
brunost|brunost||gjetost;brown cheese;Norwegian brown cheese;geitost
goat-cheese-semisoft|semi-soft goat cheese||goat gouda;goat's milk gouda;Humboldt Fog;crottin de chèvre
mozzarella-whole-low-moisture|whole-milk low-moisture mozzarella||whole milk mozzarella;suluguni;sulguni
queso-anejo|queso añejo||añejo cheese
queso-asadero|queso asadero||asadero;queso quesadilla;quesadilla cheese
queso-chihuahua|queso Chihuahua||Chihuahua cheese;queso menonita
queso-blanco|queso blanco||white Mexican cheese;paneer mexicano;queso de freir;queso para freir;frying cheese
sheep-milk|sheep milk||ewe's milk
buttermilk-powder|buttermilk powder||dried buttermilk;powdered buttermilk
chocolate-milk|chocolate milk||
eggnog|eggnog||egg nog
duck-egg|duck egg|duck eggs|whole duck egg
light-sour-cream|light sour cream||lite sour cream
whipping-cream-light|light whipping cream||whipping cream 30%;30% whipping cream
chervil-dried|dried chervil||dried chervil leaves
dill-seed|dill seed|dill seeds|
poultry-seasoning|poultry seasoning||
savory-dried|dried savory||summer savory;winter savory;savory;chubritsa
peppermint|fresh peppermint||
mint-dried|dried mint||dried spearmint;dried mint leaves;kuru nane
french-dressing|French dressing||
russian-dressing|Russian dressing||
honey-mustard-dressing|honey mustard dressing||honey mustard;honey mustard sauce;honey mustard vinaigrette;Dijon vinaigrette;mustard vinaigrette
coleslaw-dressing|coleslaw dressing||
green-goddess-dressing|green goddess dressing||
sesame-dressing|sesame dressing||sesame ginger dressing
safflower-oil|safflower oil||
cottonseed-oil|cottonseed oil||
almond-oil|almond oil||sweet almond oil
hazelnut-oil|hazelnut oil||macadamia oil;pistachio oil
cocoa-butter|cocoa butter||cacao butter
chicken-fat|chicken fat||schmaltz
goose-fat|goose fat||
mustard-oil|mustard oil||sarson oil;mustard seed oil;sarson ka tel
star-fruit|star fruit||carambola;belimbing;balimbing;kamrakh;Sternfrucht;belimbi
cherimoya|cherimoya|cherimoyas|custard apple;chirimoya
black-currants|black currants||blackcurrants;aronia berries;chokeberries;cassis berries;schwarze Johannisbeeren;groseilles noires;grosellas negras;ribes nero;svarta vinbär;solbær;zwarte bessen;mustaherukka;czarne porzeczki
red-currants|red currants||redcurrants;white currants;rote Johannisbeeren;Johannisbeeren;groseilles;grosellas;grosellas rojas;ribes rossi;ribes rosso;vinbär;rode bessen;aalbessen;punaherukka;czerwone porzeczki
elderberries|elderberries||
gooseberries|gooseberries||Stachelbeeren;groseilles à maquereau;grosellas espinosas;uva spina;krusbär;stikkelsbær;kruisbessen;karviaiset;agrest
cape-gooseberries|cape gooseberries||physalis;ground cherries;golden berries fresh
jujubes-dried|dried jujubes||red dates;jujube;Chinese red dates;dried red dates
kumquats|kumquat|kumquats|
longans|longan|longans|
loquats|loquat|loquats|
mulberries|mulberries||
pomelo|pomelo|pomelos|pummelo;shaddock;suha;limau bali;jeruk bali;bưởi;som o;you zi;pomelit;chakotra;jabong
prickly-pear|prickly pear|prickly pears|cactus pear
quince|quince|quinces|membrillo fruit;Quitte;Quitten;coing;membrillo fresh;marmelo;mela cotogna;kvitten;kvede;kvæde;kweepeer;pigwa;ayva;safarjal;bahi
soursop|soursop||guanabana;graviola
sapodilla|sapodilla|sapodillas|chikoo;chiku
asian-pear|Asian pear|Asian pears|nashi;nashi pear;Korean pear;Chinese pear;ya pear;apple pear;sand pear;naspati;snow pear;xueli;Japanese pear
breadfruit|breadfruit||
feijoa|feijoa|feijoas|pineapple guava
candied-fruit|candied fruit||glacé fruit
crab-apple|crab apple|crab apples|crabapple
alfalfa-sprouts|alfalfa sprouts||sprouted alfalfa;sandwich sprouts;alfalfa
bitter-melon|bitter melon|bitter melons|bitter gourd;karela;ampalaya;goya;nigauri;khổ qua;peria;kakarakaya;pavakkai;balsam pear;foo gwa;ku gua;cerasee fruit;karavila
burdock-root|burdock root||gobo;burdock;doraji
cardoon|cardoon|cardoons|
chicory-greens|chicory greens||puntarelle;catalogna
lambs-lettuce|lamb's lettuce||mâche;cornsalad;Feldsalat;Vogerlsalat;Nüsslisalat;valeriana salad;songino;valerianella;canónigos;veldsla;vårsallat;roszponka;doucette
black-eyed-peas-fresh|fresh black-eyed peas||fresh blackeye peas;fresh cowpeas;crowder peas;purple hull peas;field peas;zipper peas;lady peas
yardlong-beans|yardlong beans||snake beans;asparagus beans;long beans;sitaw;kacang panjang
garden-cress|garden cress||cress;salad cress
bottle-gourd|lauki||dudhi;calabash;opo squash;calabash gourd;doodhi;long squash;lau;sorakaya;upo;ghiya;suraikkai;hu gua;kaddu lauki;cucuzza
luffa|luffa||sponge gourd;ridge gourd;turai;Chinese okra;angled luffa;snake gourd;parwal;pointed gourd;tinda;apple gourd;round gourd;loofah;patola;tori;beerakaya;peerkangai;silk squash;mướp;si gua;sin qua;gilki;heechima;oyong;dhundul
wood-ear-dried|dried wood ear mushrooms||cloud ear fungus;dried black fungus;wood ear mushrooms;dried cloud ears;wood ears;black fungus;dried tree ear mushrooms;tree ear mushrooms;dried tree ears;kikurage;mộc nhĩ;nấm mèo;jamur kuping
morels|morel|morels|morel mushrooms;dried morels
mountain-yam|mountain yam||nagaimo;Chinese yam;yamaimo
purslane|purslane||verdolagas;waterleaf;water leaf
salsify|salsify||oyster plant root;scorzonera
soybean-sprouts|soybean sprouts||soy sprouts;kongnamul
hubbard-squash|hubbard squash|hubbard squashes|kabocha;buttercup squash;turban squash;banana squash;red kuri;hubbard;onion squash;kuri squash;sweet dumpling squash;potimarron;Hokkaidokürbis
water-spinach|water spinach||kangkong;morning glory greens;ong choy;kangkung;morning glory;rau muống;pak boong;phak bung;tung choy;swamp cabbage;trokuon
taro-leaves|taro leaves||callaloo;colocasia leaves;kontomire;arbi leaves;dasheen bush;dasheen leaves
water-chestnuts-fresh|fresh water chestnuts||raw water chestnuts
winter-melon|winter melon|winter melons|ash gourd;wax gourd;fuzzy melon;hairy melon;hairy gourd;moqua;mo qua;petha;white gourd;kundol;dong gua;tung kwa;bí đao;boodida gummadikaya;kumbalanga;tougan
pasilla-dried|dried pasilla chile|dried pasilla chiles|pasilla pepper;pasilla;mulato;chile pasilla;pasilla chile
chili-peppers-dried|dried red chile|dried red chiles|dried chiles;dried guajillo chile;chile de árbol;arbol chile;sukhi lal mirch;peperoncino secco;New Mexico chile;cascabel;California chile;chile morita;morita chile;guajillo;choricero peppers;pimientos choriceros;chile seco;chiles secos
fiddleheads|fiddleheads||fiddlehead ferns
epazote|epazote||hoja santa;pazote;paico
wasabi-root|fresh wasabi||wasabi root
romanesco|Romanesco||romanesco broccoli;romanesco cauliflower;green cauliflower;broccoflower
sweet-pickles|sweet pickles||bread and butter pickles;sweet gherkins;bread-and-butter pickles chips
celery-flakes|dried celery flakes||celery flakes;dried celery
lentil-sprouts|lentil sprouts||sprouted lentils
spirulina|dried spirulina||spirulina;spirulina powder
chrysanthemum-greens|chrysanthemum greens||shungiku;tong ho;garland chrysanthemum
radish-sprouts|radish sprouts||kaiware;daikon sprouts
chestnuts-raw|raw chestnuts||peeled chestnuts;fresh chestnuts
black-walnuts|black walnuts||
creamed-coconut|creamed coconut||coconut block;coconut butter;coconut manna
watermelon-seeds|watermelon seeds||dried watermelon seeds;magaz;egusi;ground egusi;melon seeds;char magaz
lotus-seeds-dried|dried lotus seeds||lotus seeds;makhana;fox nuts;phool makhana;foxnuts
cranberry-beans-dried|dried borlotti beans||dried cranberry beans;dried roman beans;borlotti secchi;fagioli borlotti secchi
great-northern-beans-dried|dried great northern beans||
pink-beans-dried|dried pink beans||pink beans;anasazi beans;tepary beans;pinquito beans
moth-beans-dried|dried moth beans||moth beans;matki
vegan-bacon|meatless bacon||vegan bacon;vegetarian bacon;soy bacon;veggie bacon;facon;tempeh bacon;Lightlife smart bacon;smart bacon;THIS Isn't bacon;This Isn't Bacon rashers
papad|papad|papads|papadum;poppadom;pappadum;appalam
navy-beans-cooked|cooked navy beans||cooked haricot beans
navy-beans-canned|canned navy beans||canned haricot beans;tinned haricot beans
black-eyed-peas-cooked|cooked black-eyed peas||cooked black-eyed beans;cooked blackeye peas
split-peas-cooked|cooked split peas||cooked yellow split peas
white-beans-cooked|cooked white beans||cooked cannellini beans;boiled white beans;cannellini lessati;cannellini cotti
lima-beans-cooked|cooked lima beans||cooked butter beans
lima-beans-canned|canned lima beans||tinned butter beans;butter beans canned;judión beans;judiones;Spanish butter beans
mung-beans-cooked|cooked mung beans||boiled mung beans
adzuki-beans-cooked|cooked adzuki beans||canned adzuki beans;canned aduki beans;canned azuki beans;cooked azuki beans
fava-beans-cooked|cooked fava beans||cooked broad beans;ful medames beans cooked
fava-beans-canned|canned fava beans||canned broad beans;tinned broad beans;canned ful
great-northern-beans-cooked|cooked great northern beans||
cranberry-beans-cooked|cooked borlotti beans||cooked cranberry beans
cranberry-beans-canned|canned borlotti beans||fagioli borlotti;borlotti;borlotti in scatola;cranberry beans;Borlotti beans drained
pigeon-peas-cooked|cooked pigeon peas||cooked toor dal;canned pigeon peas;canned gandules;canned gungo peas;green pigeon peas canned;canned green pigeon peas;gandules verdes
soybeans-cooked|cooked soybeans||boiled soybeans
barley-hulled|hulled barley||barley groats;whole barley
pearl-barley-cooked|cooked barley||cooked pearl barley
oat-groats|oat groats||whole oats;whole oat groats
wheat-berries|wheat berries||wheat grain;wheatberries
rye-berries|rye berries||rye grain;whole rye
kamut|Kamut||khorasan wheat;Kamut berries
barley-flour|barley flour||barley meal
chow-mein-noodles|crispy chow mein noodles||crunchy chow mein noodles;fried chow mein noodles;pancit canton;pancit canton noodles;fried noodles;Chang's fried noodles;crispy noodles
bulgur-cooked|cooked bulgur||cooked bulgur wheat;cooked freekeh
millet-cooked|cooked millet||
wild-rice-cooked|cooked wild rice||cooked wild rice blend
egg-noodles-cooked|cooked egg noodles||
whole-wheat-pasta-cooked|cooked whole-wheat pasta||cooked wholewheat pasta;cooked whole wheat spaghetti
soba-noodles-cooked|cooked soba noodles||cooked buckwheat noodles
rice-noodles-cooked|cooked rice noodles||cooked rice vermicelli;cooked vermicelli noodles;bún tươi;bún rối
amaranth-cooked|cooked amaranth||
buckwheat-cooked|cooked buckwheat||cooked kasha;cooked buckwheat groats
spelt-cooked|cooked spelt||cooked farro;cooked spelt berries
teff-cooked|cooked teff||
glutinous-rice-cooked|cooked sticky rice||cooked glutinous rice;cooked sweet rice
sushi-rice-cooked|cooked sushi rice||cooked short-grain rice
grits-cooked|cooked grits||cooked corn grits;cooked polenta
beef-chuck-eye-steak|chuck eye steak|chuck eye steaks|beef chuck eye;chuck eye;Delmonico steak
beef-denver-steak|Denver steak|Denver steaks|Denver cut
beef-shoulder-pot-roast|beef shoulder roast||shoulder pot roast;beef shoulder;beef clod;shoulder clod;arm roast;English roast
beef-shoulder-tender|beef shoulder tender||teres major;petite tender;shoulder tender medallions
beef-sirloin-tip|sirloin tip roast||beef sirloin tip;tip roast;beef knuckle;beef topside joint;sirloin tip
beef-mock-tender|mock tender steak|mock tender steaks|chuck tender;Scotch tender
beef-rib-country-style|beef country-style ribs||boneless beef ribs;chuck eye country-style ribs
beef-tenderloin-roast|beef tenderloin roast||whole beef tenderloin;chateaubriand
beef-grass-fed-strip|grass-fed strip steak|grass-fed strip steaks|grass-fed steak;grass-fed beef steak
beef-grass-fed-ground|grass-fed ground beef||grass-fed beef mince;grass-fed minced beef;pasture-raised ground beef
ground-beef-70-lean|70% lean ground beef||70/30 ground beef
ground-beef-97-lean|97% lean ground beef||97/3 ground beef
beef-sweetbreads|beef sweetbreads||sweetbreads;thymus;veal sweetbreads;mollejas
pork-backfat|pork back fat||fatback;pork fatback;back fat;speck uncured fat;lardo;salo;lardo di Colonnata
pork-leaf-fat|leaf fat||leaf lard fat;flare fat;pork leaf fat
pork-picnic-shoulder|picnic shoulder||pork picnic;picnic roast;arm picnic;pork arm shoulder;pernil;fresh picnic ham
pork-blade-chop|pork blade chop|pork blade chops|blade chop;pork blade steak;pork shoulder chop
pork-sirloin-roast|pork sirloin||pork sirloin roast;pork sirloin chop;sirloin pork chop;pork rump;pork chump
pork-top-loin|pork top loin||boneless pork loin;pork top loin roast;pork loin fillet;centre-cut pork loin;center-cut pork loin
pork-shoulder-breast|pork secreto||pork shoulder breast;pork pluma;presa
pork-sirloin-tip|pork sirloin tip||pork leg sirloin tip;pork knuckle boneless
ground-pork-84-lean|84% lean ground pork||fatty ground pork;10% fat pork mince
chitterlings|chitterlings||chitlins;pork intestines;chunchullo
country-ham|country ham||dry-cured country ham;Smithfield ham;Virginia country ham;cured ham steak
veal-breast|veal breast||
veal-rib-chop|veal rib chop|veal rib chops|veal rib;veal rack
veal-sirloin|veal sirloin||veal sirloin chop;veal rump
veal-blade-chop|veal blade chop|veal blade chops|veal shoulder chop
water-buffalo-meat|water buffalo meat||water buffalo;carabeef
caribou|caribou||reindeer;renkött;renskav;reinkjøtt;reinskav;poronliha;poronkäristys meat;Rentier
moose|moose||älgkött;älgfärs;elgkjøtt;hirvenliha;älgstek
ground-bison-grass-fed|grass-fed ground bison||
ground-elk|ground elk||elk mince
hare-wild-rabbit|wild rabbit||hare;wild hare
chicken-dark-meat|chicken dark meat||dark chicken meat;dark meat chicken
chicken-giblets|chicken giblets||giblets
duck-liver|duck liver||
duck-wild|wild duck||mallard;teal
duck-breast-wild|wild duck breast||
goose-meat-only|goose meat||skinless goose
goose-liver|goose liver||foie gras raw;raw foie gras
guinea-fowl|guinea fowl||guinea hen;pintade
squab|squab||pigeon;wood pigeon;pigeon breast;wood pigeon breast
turkey-dark-meat|turkey dark meat||dark turkey meat
turkey-thigh-with-skin|turkey thigh with skin|turkey thighs with skin|bone-in turkey thigh;skin-on turkey thigh
emu|emu||emu steak
ground-ostrich|ground ostrich||ostrich mince
frog-legs|frog legs||cuisses de grenouille
freshwater-bass|freshwater bass||largemouth bass;smallmouth bass
butterfish|butterfish||pomfret;black pomfret;silver pomfret
carp|carp||Karpfen;carpe;carpa;rohu;catla;rui fish
catfish-wild|wild catfish||channel catfish
croaker|croaker||Atlantic croaker;yellow croaker;corvina;drum fish;black drum;red drum
greenland-halibut|Greenland halibut||Greenland turbot;black halibut
herring-pacific|Pacific herring||sprats fresh;fresh sprats
mackerel-pacific|Pacific mackerel||jack mackerel;horse mackerel;aji;saba
mackerel-salted|salted mackerel||salt mackerel;salted fish
mullet|mullet||red mullet;grey mullet;striped mullet;rouget;salmonete;barbounia;gurnard
sablefish-smoked|smoked sablefish||smoked black cod;smoked sable
salmon-chum-canned|canned chum salmon||canned keta salmon
scup|porgy||scup;gilthead bream;orata;dorada;bream;snapper bream;daurade;orate;sheepshead
shad|shad||hilsa;ilish;elish
smelt|smelt||rainbow smelt;whitebait;shishamo;capelin
sturgeon-smoked|smoked sturgeon||
trout-mixed|brook trout||brown trout;lake trout;river trout;Forellenfilet;öring;ørret;ørred;forel;taimen;pstrąg;pstruh;pisztráng;păstrăv;alabalık;ghezel ala;ghezelala;qizil ala
rainbow-trout-wild|wild rainbow trout||wild trout
cod-canned|canned cod||cod liver canned
gefilte-fish|gefilte fish||gefilte fish balls
fish-sticks|fish sticks||fish fingers;breaded fish sticks;breaded fish fillets;chip shop cod fillets;battered cod fillets;breaded cod fillets;battered fish fillets;breaded haddock fillets;battered haddock fillets;Fischstäbchen;poisson pané;bâtonnets de poisson;varitas de pescado;palitos de merluza;bastoncini di pesce;fiskpinnar;fiskepinner;fiskefingre;vissticks;kalapuikot;paluszki rybne;rybí prsty;halrudacskák;balık kroket;cod fish fingers;breaded fish;crumbed fish;battered fish;breaded cod;battered haddock;breaded haddock;breaded pollock;beer battered fish;Schlemmerfilet;fish portions breaded;fish fillets crumbed;Filegro
whelk|whelk||bulots;sea snails;periwinkles;winkles
conch|conch||lambi
oysters-canned|canned oysters||smoked oysters
oysters-farmed|farmed oysters||
clam-juice|clam juice||clam broth;clam liquor
crab-cakes|crab cakes||
breaded-shrimp|breaded shrimp||popcorn shrimp;coconut shrimp;breaded prawns;scampi breaded;breaded scampi;wholetail scampi;scampi bites
fried-calamari|fried squid||breaded squid;breaded calamari
tuna-salad|tuna salad||tuna mayonnaise;tuna mayo;deli tuna salad
whole-egg-dried|dried whole egg||egg powder;powdered eggs;dried egg;dehydrated egg
egg-yolk-dried|dried egg yolk||egg yolk powder
liquid-egg|liquid whole egg||egg carton liquid;liquid eggs;pasteurised whole egg
bockwurst|bockwurst||weisswurst;white sausage
turkey-bologna|turkey bologna||turkey baloney
beef-bologna|beef bologna||all-beef bologna;beef baloney
chicken-hot-dog|chicken hot dog|chicken hot dogs|chicken frankfurter;chicken franks;chicken sausage links
turkey-hot-dog|turkey hot dog|turkey hot dogs|turkey frankfurter;turkey franks
chopped-ham-canned|canned ham||
luncheon-meat|canned luncheon meat||luncheon meat;spiced ham;Spam
brawn|brawn||headcheese;souse;Presskopf;fromage de tête;head cheese
turkey-pastrami|turkey pastrami||pastrami turkey
chicken-liver-pate|chicken liver pâté||
beef-salami|beef salami||kosher salami;halal salami
cooked-salami|cooked salami||cotto salami;salami cotto;beef and pork salami;salami dominicano;Dominican salami
turkey-salami|turkey salami||turkey cotto salami;turkey pepperoni
vienna-sausage|Vienna sausages||cocktail sausages;cocktail wieners;little smokies
turkey-italian-sausage|smoked turkey sausage||turkey kielbasa;turkey smoked sausage;smoked turkey sausage links;sweet Italian turkey sausage;hot Italian turkey sausage
chicken-bratwurst|chicken bratwurst|chicken bratwursts|chicken brats;cooked chicken sausage
veal-bratwurst|veal bratwurst|veal bratwursts|veal sausage;Kalbsbratwurst;Weißwürste;St. Galler Bratwurst;boudin blanc
scrapple|scrapple||pork scrapple;pon haus
italian-meatballs-frozen|frozen meatballs||frozen Italian meatballs;frozen beef meatballs;precooked meatballs;ready-made meatballs;bought meatballs;frozen Swedish meatballs;Swedish meatballs frozen
lebanon-bologna|Lebanon bologna||Lebanon sausage
mexican-chorizo|Mexican chorizo||fresh chorizo;raw chorizo;chorizo fresco;soft chorizo;chorizo crudo;chorizo mexicano;longaniza;ground chorizo;loose chorizo;bulk chorizo;longganisa;longanisa;Filipino longganisa;fresh chorizo sausage;chorizo para asar;chorizo colombiano
beef-sausage|beef sausage||cooked beef sausage;boerewors;beef links;beef snags;BBQ beef sausages;braai wors;boerie
merguez|merguez||merguez sausage;lamb sausage;lamb merguez;lamb merguez sausage
chicken-roll|chicken breast roll||chicken roll;turkey roll
pork-rinds|pork rinds||chicharrones;pork skins;pork scratchings;pork crackling;crackling;pork rind crumbs;pork panko;pork rind panko;ground pork rinds;chicharrón prensado;chicharon;chicharrón
beef-sticks|beef sticks||smoked beef stick;meat sticks;snack sticks;landjäger;droewors
caraway-cheese|caraway cheese||kümmel cheese
cottage-cheese-dry-curd|dry curd cottage cheese||farmer's cheese;tvorog;twaróg;hoop cheese;curd cheese;ayib;túró;ser biały;biały ser;pressed cottage cheese;Quark trocken;syr domashniy;domashniy syr;ayibe;Ethiopian cheese;pot cheese;brânză de vaci;lor peyniri;urda;chhana;chenna;çökelek;syr tvorozhny;twarogu;twarogu półtłustego;tvarohu;tehéntúró;svježi sir
cottage-cheese-fruit|cottage cheese with fruit||pineapple cottage cheese
processed-swiss|processed Swiss cheese||Swiss singles;Scheiblettenkäse;fromage fondu;quesito;El Caserío;smältost;smelteost;smeerkaas;sulatejuusto;ser topiony;tavený sýr;ömlesztett sajt;brânză topită;kraft eritme peynir;üçgen peynir;Kiri triangles;spreadable cheese triangle;light Laughing Cow;plavlenyi syr;tavljeni sir;Toastscheiben Käse;Primula cheese
pimento-cheese|pimento cheese||pimiento cheese;pimento cheese spread
cheese-spread|cheese spread||processed cheese spread;Laughing Cow;cheese triangles;Velveeta;spreadable cheese;Laughing Cow light;La Vache qui rit;cheese whiz;Cheez Whiz;Dairylea;Dairylea triangle;Kiri;Schmelzkäse;serek topiony;requeijão cremoso;spray cheese;Easy Cheese;queso untable;queso fundido untable;mjukost;tubost;smøreost;queijo cremoso;Puck cheese;Puck cream cheese spread;cheddar spread;Old English cheese spread
queso-seco|queso seco||dry white cheese;queso duro;hard white Salvadoran cheese
sharp-cheddar-slices|sliced cheddar||sharp cheddar slices;cheddar slices
nonfat-mozzarella|nonfat mozzarella||skim mozzarella
vegan-parmesan|vegan parmesan||plant-based parmesan;dairy-free parmesan;cashew parmesan;vegan parm
cashew-cream-cheese|vegan cream cheese||cashew cream cheese;plant-based cream cheese;dairy-free cream cheese;cashew cheese;nut-based vegan cream cheese
cashew-cream|cashew cream||cashew cooking cream
cashew-milk|cashew milk||cashew drink
hemp-milk|hemp milk||hemp drink
hazelnut-milk|hazelnut milk||hazelnut drink
macadamia-milk|macadamia milk||macadamia drink
flax-milk|flax milk||flax drink;flaxseed milk
almond-milk-vanilla|sweetened vanilla almond milk||sweetened almond milk
almond-milk-chocolate|chocolate almond milk||chocolate almond drink
soy-milk-fortified|enhanced soy milk||soymilk enhanced;omega-3 soy milk
oat-cream|oat cream||oat cooking cream;oat creme;Oatly creamy oat
soy-cream|soy cream||soya cream;soy cooking cream;soya cooking cream;soya single cream
coconut-whipping-cream|coconut whipping cream||whipped coconut cream;vegan whipped cream;coconut whipped topping
almond-yogurt|almond yogurt||almond milk yogurt
cashew-yogurt|cashew yogurt||cashewgurt
vegan-sour-cream|vegan sour cream||plant-based sour cream;dairy-free sour cream;sour supreme
tofu-yogurt|tofu yogurt||soy tofu yogurt
vegan-egg-substitute|vegan egg||plant-based egg;liquid vegan egg;JUST Egg;mung bean egg;egg-free scramble mix
egg-replacer-starch|egg replacer||starch egg replacer;powdered egg replacer;Bob's egg replacer;Bob's Red Mill egg replacer;vegan egg replacer
aquafaba|aquafaba||chickpea water;chickpea liquid;chickpea brine;liquid from canned chickpeas
vegan-mince|plant-based mince||vegan mince;vegetarian mince;plant-based ground beef;meatless crumbles;veggie crumbles;soy mince;Beyond Meat;vegan ground beef;veggie ground;Quorn mince vegan;vegan beef crumbles;vegan crumbles;plant-based crumbles;vegan beef;Boca crumbles;Gardein crumbles;Impossible ground;Beyond ground;Yves ground round;Gardein beefless ground;beefless ground;beefless crumbles
soy-chunks|textured vegetable protein||TVP;soy chunks;textured soy protein;soya mince dried;soya chunks;nutrela;soy curls;dried soy protein;soya granules;nutri nuggets;soya nuggets;Nutrela soya chunks;meal maker;soya badi;soya vadi;Sojaschnetzel;Sojagranulat;protéines de soja texturées;soja texturizada;soja texturizado;carne de soja;proteína texturizada de soja;soia disidratata;soia granulare;sojafärs torr;sojabitar;kotlety sojowe;granulat sojowy;soya keema;dried soya mince;soya nutri;soya wadi;TVP granules;TVP crumbles;granules TVP;textured vegetable protein granules
vegetarian-hot-dog|vegetarian hot dog|vegetarian hot dogs|veggie dog;vegan hot dog;meatless frankfurter;vegan frankfurter;veggie hot dog
meatless-deli-slices|meatless deli slices||vegan deli slices;vegan ham;vegetarian ham;vegan turkey slices;Tofurky slices
meatless-meatballs|meatless meatballs||vegan meatballs;vegetarian meatballs;veggie balls;plant-based meatballs
vegetarian-fillet|vegetarian fillets||vegan fillets;vegan schnitzel;meatless fillet;vegan fish fillet
vegetarian-meatloaf|vegetarian patties||soy burger;soy patty;vegetarian meatloaf
vegan-nuggets|vegan nuggets||meatless chicken nuggets;meatless breaded chicken;vegan chicken nuggets;vegan breaded chicken
bacon-bits-meatless|imitation bacon bits||meatless bacon bits;soy bacon bits;Bac-Os
jackfruit-canned|canned green jackfruit||jackfruit in brine;canned young jackfruit;green jackfruit;jackfruit in water;langka;unripe jackfruit;kathal;polos;young green jackfruit
jackfruit-canned-syrup|jackfruit in syrup||canned jackfruit in syrup
seitan-strips|seitan strips||seitan pieces;mock duck;vegan chicken strips seitan
tofu-dried|freeze-dried tofu||koyadofu;koya tofu;kori tofu;dried tofu;dried bean curd
tofu-fermented|fermented tofu||fermented bean curd;fuyu;furu;preserved tofu;red fermented tofu;tofu ru;fermented red bean curd;red bean curd;fermented red tofu;nam yu;white fermented tofu;red fermented bean curd;nam yue
okara|okara||soy pulp
soy-flour-defatted|defatted soy flour||low-fat soy flour
soy-flour-roasted|roasted soy flour||kinako
soy-nuts|soy nuts||roasted soybeans;dry roasted soybeans;roasted soya beans;dry-roasted edamame;crunchy edamame;soynuts
peanut-flour|peanut flour||powdered peanut butter;PB2;peanut butter powder;defatted peanut flour;peanut powder;PB2 powder;PBfit;PB Fit
peanuts-spanish|Spanish peanuts||red-skin peanuts
peanuts-oil-roasted|Virginia peanuts||honey roasted peanuts;cocktail peanuts
black-turtle-beans|dried black turtle beans||
french-beans-dried|dried flageolet beans||French beans dried;flageolets
small-white-beans-dried|dried small white beans||small white beans;dry haricot beans small
yellow-beans-dried|dried yellow beans||mayocoba beans;peruano beans;canary beans
hyacinth-beans-dried|dried hyacinth beans||lablab beans;val dal;hyacinth beans
baby-lima-dried|dried baby lima beans||
adzuki-sweetened|sweet red bean paste||anko;red bean paste;sweet adzuki beans;sweetened adzuki beans;sweetened red beans;anko red bean paste;azuki bean paste;adzuki bean paste;tsubuan;koshian;sweet bean paste;sweetened red bean paste;sweet azuki paste;red bean filling;dou sha
baked-beans-pork|baked beans with pork||pork and beans
baked-beans-franks|beans and franks||beans with frankfurters;franks and beans
chili-with-beans-canned|canned chili with beans||chili con carne canned;canned chili;tinned chilli con carne;Hormel chili
refried-red-beans|refried red beans||frijoles volteados;refried kidney beans
ranch-beans|ranch-style beans||barbecue beans
hummus-homemade|homemade hummus||home-made hummus
urad-dal-split|split urad dal||urad dal white;skinned urad dal;white lentils;split black gram;urad dal skinless split;urad dhuli;ulundu;ulutham paruppu;uzhunnu;minapappu;udad dal;dehusked urad dal;biuli dal;kalai dal;ulundhu;urad gota
horse-gram|horse gram||kulthi;kollu
marrowfat-peas-dried|dried marrowfat peas||marrowfat peas;mushy peas dried;dried whole peas;dried green peas;safed matar;white peas;vatana;safed vatana;hara vatana;pattani;blue peas;kapucijners;herneet kuivatut;ärtor torkade
mushy-peas|canned peas||mushy peas;tinned peas;canned green peas;processed peas;petits pois tinned;canned garden peas
lupini-beans-pickled|lupini beans in brine||lupini;lupins in brine;tremoços
urad-flour|urad flour||black gram flour;urad dal flour;lentil flour;pea flour;yellow pea flour
amaranth-leaves|amaranth leaves||callaloo leaves;red amaranth;Chinese spinach;yin choy;efo tete;efo shoko;quelites;chaulai;green amaranth;lagos spinach;amaranth greens;bitter leaf;cassava leaves;en choy;thotakura;uziza leaves;utazi leaves;oha leaves;okazi leaves;afang leaves;ora leaves;morogo;gotukola;gotu kola;pennywort leaves;mukunuwenna;soko;efo soko;bayam;hinn choy;xian cai;een choy;chawli leaves;cheera;mchicha;lenga lenga;bhaji leaves;red spinach;kulitis;imifino
asparagus-canned|canned asparagus||white asparagus jar
asparagus-frozen|frozen asparagus||frozen asparagus spears
white-asparagus|white asparagus||Spargel weiß;weißer Spargel;asperge blanche
bamboo-shoots-fresh|fresh bamboo shoots||raw bamboo shoots
baby-corn|baby corn||baby sweetcorn;canned baby corn;young corn
lima-beans-fresh|fresh lima beans||fresh butter beans;green lima beans;petai
beets-pickled|pickled beets||pickled beetroot;Rote-Bete-Salat
carrots-canned|canned carrots||
carrots-frozen|frozen carrots||
carrot-juice|carrot juice||
celtuce|celtuce||stem lettuce;asparagus lettuce;wosun
collards-frozen|frozen collard greens||frozen chopped collards
corn-creamed|creamed corn||cream-style corn;cream style sweetcorn
corn-on-cob-frozen|frozen corn on the cob||frozen corn cobs;frozen cobettes;mini corn cobs
corn-white|white sweet corn||white corn
drumstick-pods|moringa pods||murungakkai;sahjan;Indian drumstick;drumstick vegetable;sajna;moringa drumstick;saragwa;munagakaya;malunggay pods
moringa-leaves|moringa leaves||drumstick leaves;malunggay;moringa
kanpyo|dried gourd strips||kanpyo;kampyo
jute-leaves|jute leaves||molokhia;mulukhiyah;ewedu;jute mallow;saluyot
lambsquarters|lamb's quarters||bathua;wild spinach;goosefoot
onion-flakes|dried onion flakes||dehydrated onion;dried chopped onion;dried minced onion;instant minced onion;minced onion flakes
pearl-onions-frozen|frozen pearl onions||pearl onions;baby onions;cipollini;cipollini onions;silverskin onions;button onions;boiling onions;white pearl onions;red pearl onions;pickling onions
pickled-onions|pickled onions||cocktail onions;pickled silverskin onions;pickled red onions
onions-frozen|frozen chopped onions||frozen onion
onion-rings|frozen onion rings||onion rings;battered onion rings;breaded onion rings
welsh-onion|Welsh onion|Welsh onions|Japanese leek;negi;Tokyo negi;naga negi;naganegi
garlic-scapes|garlic scapes||garlic shoots;garlic stems;green garlic;spring garlic;garlic sprouts;maneul-jjong
black-garlic|black garlic||fermented black garlic
snow-peas-frozen|frozen snow peas||frozen sugar snap peas;frozen mangetout
split-peas-sprouted|pea sprouts||sprouted peas
peperoncini|pepperoncini||pepperoncini peppers;friggitelli;banana peppers pickled;pickled chillies;pickled peppers;pickled green chillies
bell-pepper-frozen|frozen bell peppers||frozen pepper strips;frozen sliced peppers;frozen mixed peppers
bell-pepper-red-frozen|frozen red bell peppers||frozen red pepper
jalapeno-canned|nacho jalapeños||tamed jalapeños;canned jalapeños;sliced jalapeño rings
pigeon-peas-fresh|fresh pigeon peas||green pigeon peas;frozen pigeon peas;gungo peas green
potato-canned|canned potatoes||tinned new potatoes;canned new potatoes
mashed-potato-flakes|instant mashed potato flakes||potato flakes;dehydrated potato flakes;instant potato;Idahoan;Smash instant mash;purée Mousline;Pfanni Kartoffelpüree;puré de patatas instantáneo
mashed-potatoes-ready|ready mashed potatoes||refrigerated mashed potatoes;leftover mashed potatoes;cold mashed potatoes;prepared mashed potatoes;ready mash
potato-salad|deli potato salad||ready-made potato salad;bought potato salad
potato-puffs|tater tots||potato puffs;potato gems;Ore-Ida
potatoes-obrien|potatoes O'Brien||frozen diced potatoes with peppers
potatoes-whole-frozen|frozen whole potatoes||frozen new potatoes
potato-gnocchi|potato gnocchi||gnocchi;shelf-stable gnocchi;gnocchi di patate;kopytka;schupfnudeln;pyzy;halušky;fresh gnocchi;Gnocchi Kartoffel;ñoquis;nhoque;kluski śląskie;potato dumplings gnocchi;gnocchetti di patate;ñoquis de papa
potato-pancakes|potato pancakes||latkes;rösti;reibekuchen;potato rösti
pumpkin-flowers|squash blossoms||zucchini flowers;pumpkin flowers;flor de calabaza;flores de calabaza;fiori di zucca;zucchini blossoms
pumpkin-pie-filling|pumpkin pie mix||pumpkin pie filling;canned pumpkin pie mix
daikon-dried|dried daikon||kiriboshi daikon;dried radish
daikon-pickled|pickled daikon||takuan;danmuji;pickled radish;yellow pickled radish;pickled carrot and daikon;preserved radish;salted radish;chai poh;salted turnip;sweet preserved radish;preserved turnip;pickled carrot;do chua
mustard-greens-pickled|pickled mustard greens||salted mustard greens;suan cai;zha cai;preserved mustard greens;Sichuan preserved vegetable;preserved vegetable;haam choy;pickled mustard;pickled mustard root;ya cai;yacai;mei cai;preserved mustard;meigan cai;snow vegetable;xue cai;Tianjin preserved vegetable;tung choi
eggplant-pickled|pickled eggplant||brinjal pickle
seaweed-irish-moss|Irish moss||sea moss;carrageen
succotash|frozen succotash||succotash
sweet-potato-canned|canned sweet potatoes||canned yams;tinned sweet potato
sweet-potato-frozen|frozen sweet potato||
sweet-potato-purple|purple sweet potato|purple sweet potatoes|Okinawan sweet potato;ube;Japanese sweet potato;satsumaimo;ube sweet potato;beni imo;purple kumara;purple camote
tomatoes-stewed|canned stewed tomatoes||
tomatoes-green-chiles|canned tomatoes with green chiles||diced tomatoes with green chilies;Ro-Tel;rotel;tomatoes and green chilies;rotel tomatoes with green chilies;rotel diced tomatoes with green chilies;fire-roasted tomatoes with green chiles;fire-roasted diced tomatoes and green chiles
tomato-powder|tomato powder||dried tomato powder
tomato-sauce-herbs|tomato sauce with herbs||seasoned tomato sauce;canned tomato sauce with herbs and cheese;sloppy joe sauce;Manwich;Manwich sauce
yellow-tomatoes|yellow tomatoes||golden tomatoes
turnip-greens-frozen|frozen turnip greens||frozen turnip tops
vegetable-juice|vegetable juice||V8;tomato vegetable juice;vegetable juice cocktail;V8 juice
mixed-vegetables-canned|canned mixed vegetables||tinned mixed vegetables;macedoine
stir-fry-vegetables-frozen|frozen stir-fry vegetables||stir-fry vegetable mix;stir fry mix;stir-fry vegetables;Asian vegetable mix;Mediterranean vegetables;stir fry veg;stir-fry veg mix
soffritto-mix|soffritto mix||mirepoix;frozen soffritto;soup vegetables;chopped onion carrot celery;soffritto base;Suppengrün;soup greens
vinespinach|Malabar spinach||vine spinach;basella;alugbati
sorrel|sorrel||dock leaves;Sauerampfer;gongura;oseille;acedera;azedinha;acetosa;szczaw;ängssyra;harilik oblikas;shchavel;zuring;suolaheinä;ambadi;pulicha keerai;kuzukulağı;common sorrel
white-radish-icicle|icicle radish||
baby-zucchini|baby zucchini||
yellow-wax-beans|yellow wax beans||wax beans;yellow beans;yellow string beans
fava-beans-in-pod|fava beans in the pod||broad beans in pods;broad bean pods
grape-leaves-fresh|fresh grape leaves||fresh vine leaves
chowchow|chowchow||piccalilli;mustard pickle;chow-chow relish
straw-mushrooms-canned|canned straw mushrooms||straw mushrooms;nấm rơm
mushrooms-porcini-dried|dried porcini||porcini;cèpes;dried cèpes;dried wild mushrooms;dried mixed mushrooms;funghi porcini secchi;mushroom powder;porcini powder;dried mushroom powder;borowiki;borowik;suszone grzyby;suszonych grzybów;grzybów suszonych
mushrooms-shimeji|shimeji mushrooms||beech mushrooms;shimeji;lion's mane mushroom;lion's mane;nameko;kinoko shimeji
mushrooms-frozen|frozen mushrooms||
truffle-black|black truffle||truffle
yautia|malanga||yautia;tannia
apples-dried|dried apples||apple chips;apple rings
apples-frozen|frozen apple slices||frozen apples
cherry-pie-filling|cherry pie filling||canned cherry pie filling
blueberry-pie-filling|blueberry pie filling||
apple-cider|apple cider||sweet apple cider;pressed apple juice
apricots-canned|canned apricots||apricot halves
apricots-frozen|frozen sweetened apricots||frozen apricots
avocado-florida|Florida avocado|Florida avocados|green-skinned avocado;Dominican avocado;Caribbean avocado;SlimCado;green-skin avocado;West Indian avocado;smooth skin avocado
avocado-frozen|frozen avocado||avocado pulp
banana-chips|banana chips||dried banana chips
banana-frozen|frozen banana|frozen bananas|
blackberries-frozen|frozen blackberries||
boysenberries-frozen|frozen boysenberries||boysenberries;marionberries;loganberry;tayberries
blueberries-dried|dried blueberries||dried sweetened blueberries
mixed-berries-frozen|frozen mixed berries||mixed berries;frozen berries;berry mix;forest fruits;summer fruits;mixed summer fruits;frozen mixed fruit;triple berry blend;mixed summer berries;summer berries;TK-Beeren;Beerenmischung
lingonberries|lingonberries||cowberries;Preiselbeeren;lingon;tyttebær;puolukat;puolukka;borówka brusznica;rode bosbessen;airelles rouges;puolukoita
cherries-sour-frozen|frozen sour cherries||frozen tart cherries
cherries-sweet-frozen|frozen sweet cherries||frozen dark sweet cherries
cherries-canned|canned sweet cherries||canned cherries;jarred cherries;tinned cherries;morello cherries jar
coconut-milk-fresh|fresh coconut milk||raw coconut milk
coconut-cream-sweetened|sweetened cream of coconut||cream of coconut;Coco Lopez;sweetened coconut cream
cranberry-juice-cocktail|cranberry juice cocktail||cranberry juice drink;cranberry cocktail
sugar-apple|sugar apple|sugar apples|sweetsop;anon;sitaphal
durian|durian||durian pulp
fruit-cocktail|canned fruit cocktail||fruit cocktail;tinned fruit salad;canned mixed fruit
grapefruit-red|red grapefruit|red grapefruits|ruby grapefruit;ruby red grapefruit
grapefruit-white|white grapefruit|white grapefruits|
grapefruit-canned|canned grapefruit segments||grapefruit segments in juice;tinned grapefruit
grapefruit-juice|grapefruit juice||pink grapefruit juice;white grapefruit juice
guava-paste|guava paste||goiabada;guava jelly;guava sauce
guava-nectar|guava nectar||guava juice
mango-nectar|mango nectar||mango juice;mango drink;Maaza
green-mango|green mango|green mangoes|raw mango;kacha aam;kairi
amchur|amchur||dried mango powder;amchoor;mango powder
jujube-fresh|fresh jujubes||Chinese dates
lychee-canned|canned lychees||lychees in syrup;tinned lychees
mamey|mamey sapote||mamey;sapote
mangosteen|canned mangosteen||mangosteen
casaba-melon|casaba melon|casaba melons|canary melon;piel de sapo;piel de sapo melon;Santa Claus melon
tangerine-juice|tangerine juice||mandarin juice
yuzu-juice|yuzu juice||yuzu;sudachi juice
preserved-lemon|preserved lemon|preserved lemons|preserved lemons jar;salted lemon;confit lemon;citron confit;preserved lemon rind;preserved lemon peel
kiwano|horned melon|horned melons|kiwano
golden-kiwi|golden kiwi|golden kiwis|gold kiwifruit;SunGold kiwi;yellow kiwi;Zespri gold;sungold kiwifruit;kiwi amarillo;Zespri SunGold
dragon-fruit|dragon fruit|dragon fruits|pitaya;pitahaya;thanh long;buah naga;Drachenfrucht;kaeo mangkon
orange-zest-dried|dried tangerine peel||chenpi;dried mandarin peel;dried orange peel
papaya-green|green papaya|green papayas|unripe papaya;raw papaya
passion-fruit-juice|passion fruit juice||maracuja juice;passionfruit juice;passion fruit pulp frozen;passion fruit puree
peaches-dried|dried peaches||
pears-canned|canned pears||
pears-dried|dried pears||
persimmon-dried|dried persimmons||hoshigaki
pineapple-frozen|frozen sweetened pineapple||frozen pineapple chunks
pineapple-dried|dried pineapple||candied pineapple
papaya-dried|dried papaya||candied papaya
plums-canned|canned plums||
umeboshi|umeboshi||pickled plum;Japanese pickled plum;ume plum;umeboshi paste
prune-juice|prune juice||plum juice
prune-puree|prune purée||lekvar;prune butter;plum butter;powidl
rambutan|canned rambutan||rambutan
rhubarb-frozen|frozen rhubarb||
peach-nectar|peach nectar||peach juice
pear-nectar|pear nectar||pear juice
apricot-nectar|apricot nectar||apricot juice
tomato-clam-juice|clam and tomato juice||Clamato;clamato juice
dates-pitted|chopped dates||date pieces;baking dates;chopped pitted dates;date paste
date-syrup|date syrup||silan;date molasses;date honey
pomegranate-molasses|pomegranate molasses||pomegranate syrup;nar ekşisi;dibs rumman;pomegranate paste;rob-e anar
carob-molasses|carob molasses||grape molasses;pekmez;dibs;saba grape must;vincotto;vin cotto;petimezi;mosto cotto
masarepa|masarepa||arepa flour;precooked cornmeal;precooked corn flour;harina de maíz precocida;P.A.N. white cornmeal;PAN cornmeal;P.A.N. harina;pre-cooked cornmeal;harina precocida;pre-cooked white corn flour;pre-cooked corn flour;white precooked cornmeal;PAN flour;masa para arepas;P.A.N. white corn flour;Doñarepa;arepa meal
corn-flour-blue|blue corn flour||blue cornmeal;harina de maiz azul
cornmeal-self-rising|self-rising cornmeal||cornmeal mix;self-rising cornmeal mix;self-rising white cornmeal mix
teff-flour|teff flour||brown teff flour
injera|injera||Ethiopian flatbread;injera rolls;roll of injera;teff injera;injera bread
instant-rice|instant rice||quick-cooking rice;precooked dry rice;minute rice;Minute white rice;instant white rice;instant brown rice;minute brown rice
red-rice|red rice||Camargue red rice;Himalayan red rice;matta rice;Kerala matta rice;rosematta rice;red matta rice;riz rouge;Thai red rice;beras merah;navara rice;rakthashali;roter Reis;arroz rojo;arroz vermelho;riso rosso;Sri Lankan red rice;samba rice red;kuruva rice;red cargo rice;czerwony ryż
broken-rice|broken rice||cracked rice;com tam rice;broken jasmine rice;rice broken
poha|poha||flattened rice;beaten rice;rice flakes;aval;chivda rice
rye-flour-dark|dark rye flour||pumpernickel flour;whole rye flour;wholemeal rye flour
rye-flour-light|light rye flour||white rye flour
pastry-flour|pastry flour||plain white pastry flour;type 405 flour;Weizenmehl 405;type 55 flour;soft white flour
wheat-durum|durum wheat||durum wheat berries;ebly;pre-cooked durum wheat
xanthan-gum|guar gum||xanthan gum;xanthan;locust bean gum
lupin-flour|lupin flour||lupine flour;lupin bean flour
chestnut-flour|chestnut flour||dried chestnuts;farina di castagne
hazelnut-flour|ground hazelnuts||hazelnut flour;hazelnut meal;gemahlene Haselnüsse;poudre de noisettes;avellanas molidas;farina di nocciole;avelãs moídas;hazelnootmeel;mielonych orzechów laskowych;malda hasselnötter;malede hasselnødder;malte hasselnøtter;hasselpähkinäjauhetta;öğütülmüş fındık;alune măcinate;mletých lískových ořechů;darált mogyoró;bột hạt phỉ;hazelnut bubuk
maple-sugar|maple sugar||granulated maple sugar
corn-syrup-dark|dark corn syrup||Karo dark
rice-syrup|brown rice syrup||rice malt syrup;rice syrup;ssal-jocheong;Korean corn syrup;mulyeot;oligodang;jocheong;Korean rice syrup;ssalyeot
cane-syrup|cane syrup||sugar cane syrup;simple syrup;sugar syrup;sorghum syrup;rose syrup;vanilla syrup;lavender syrup;ljus sirap;sirap;mørk sirup;golden syrup;yacon syrup;siirappi;siirappia;tumma siirappi;stroop;schenkstroop
pancake-syrup|pancake syrup||table syrup;maple-flavored syrup;maple flavoured syrup;Aunt Jemima syrup;Mrs. Butterworth's;Mrs. Butterworth's syrup
grenadine|grenadine||grenadine syrup
fruit-syrup|fruit syrup||raspberry syrup;strawberry syrup;elderflower cordial;fruit cordial;elderflower syrup;rooh afza;maesil cheong;plum syrup;maesil syrup;green plum syrup;maesil extract;maesil;plum extract
strawberry-topping|strawberry topping||strawberry sauce;raspberry coulis;berry coulis;strawberry dessert topping
caramel-sauce|caramel sauce||butterscotch sauce;butterscotch topping;caramel topping;caramel syrup
marshmallow-cream|marshmallow cream||marshmallow fluff;jet-puffed marshmallow creme
jelly|redcurrant jelly||red currant jelly;apple jelly;currant jelly;hot pepper jelly;red pepper jelly;mint jelly
chocolate-45|half-dark chocolate||dark chocolate 50%;cooking chocolate
chocolate-60|dark 60% chocolate||60% dark chocolate;dark chocolate 60%
mexican-chocolate|Mexican chocolate||Abuelita chocolate;table chocolate;chocolate para mesa;abuelita;Ibarra chocolate;Ibarra
cacao-nibs|cacao nibs||cocoa nibs
malted-milk-powder|malted milk powder||Horlicks;malted milk;Ovaltine;Milo powder;Milo;Ovomaltine
ladyfingers|ladyfingers||savoiardi;sponge fingers;boudoir biscuits;savoiardi biscuits;savoiardi cookies;lady finger biscuits;biscuits à la cuillère;savoyard biscuits;ladyfinger cookies
shortbread|shortbread||shortbread cookies;shortbread biscuits;Scotch Finger biscuits;Scotch Finger;shortbread fingers
gingersnaps|gingersnaps||ginger biscuits;ginger nuts;ginger cookies
oatmeal-cookies|oatmeal cookies||oat cookies;oatmeal raisin cookies;hobnobs;Hobnob biscuits;Anzac biscuits
chocolate-chip-cookies|chocolate chip cookies||choc chip cookies;chocolate chip biscuits
chocolate-sandwich-cookies|chocolate sandwich cookies||Oreo;Oreo cookies;Oreo crumbs;chocolate cookie crumbs;chocolate sandwich cookie crumbs;Oreo cookie crumbs
butter-cookies|butter cookies||Danish butter cookies;butter biscuits;Butterkekse;Leibniz Butterkekse;petit beurre LU
marie-biscuits|Marie biscuits||tea biscuits;rich tea biscuits;Maria cookies;plain biscuits;rich tea;galletas María;Maria biscuits;petit beurre;bisküvi;Parle-G;Parle-G biscuits
vanilla-wafers|vanilla wafers||Nilla wafers;vanilla wafer crumbs
fig-bars|fig bars||fig rolls;Fig Newtons
macaroons-coconut|coconut macaroons||
pound-cake|pound cake||butter cake;Madeira cake
sponge-cake|sponge cake||sponge cake base;sponge fingers cake;trifle sponges
angel-food-cake|angel food cake||angel cake
brownies|brownies||chocolate brownies
blueberry-muffin|blueberry muffin|blueberry muffins|breakfast muffin
corn-muffin|corn muffin|corn muffins|
glazed-doughnut|glazed doughnut|glazed doughnuts|
cinnamon-roll|cinnamon bun|cinnamon buns|cinnamon roll;honey bun
waffles-frozen|frozen waffles||toaster waffles;waffles;whole-grain waffles;Eggo waffles;Eggo;frozen Eggo waffles
pancakes-frozen|frozen pancakes||ready-made pancakes;bought pancakes;blini
graham-cracker-crust|graham cracker crust||graham crust;cookie crust;ready-made biscuit base;bought biscuit base;graham cracker pie crust;graham pie crust
garlic-bread|frozen garlic bread||garlic bread;garlic baguette
brioche|brioche||brioche bun;brioche loaf;brioche rolls;brioche burger bun;brioche hamburger bun
challah|challah||egg bread;zopf
french-rolls|French rolls||baguette roll;birote;hoagie bun;sub bun;hero roll;bolillo buns
kaiser-roll|kaiser roll|kaiser rolls|hard roll;bolillo;telera;torta roll;Semmel;bolillo roll;telera roll
hawaiian-roll|sweet dinner roll|sweet dinner rolls|Hawaiian roll;milk bread;shokupan;sweet roll bread;King's Hawaiian roll;King's Hawaiian
potato-bread|potato bread||potato roll;potato bun;potato burger bun
oat-bread|oatmeal bread||oat bread
raisin-bread|raisin bread||cinnamon raisin bread;fruit loaf;tea cake;raisin toast;fruit toast;raisin loaf;fruit bread
cheese-bread|cheese bread||cheese loaf;cheese rolls
pao-de-queijo|pão de queijo||Brazilian cheese bread;pandebono
italian-breadsticks|breadsticks||grissini;taralli;tarallini
melba-toast|melba toast||
rusk|rusks||zwieback;rusk toast;paximadia;friselle;barley rusks;fette biscottate;biscottes;Krisprolls;biscottate
wheat-crackers|wheat crackers||wholewheat crackers;wheat thins
butter-crackers|butter crackers||Ritz crackers;snack crackers;Ritz;club crackers;Ritz-style crackers;buttery crackers;Town House crackers;round butter crackers
whole-wheat-crackers|whole-wheat crackers||Triscuit;whole grain crackers
cheese-crackers|cheese crackers||Cheez-It;Goldfish crackers;cheese biscuits;Cheez-It crackers;Cheez-Its
gluten-free-crackers|gluten-free crackers||gluten-free seeded crackers
rice-crackers|rice crackers||
prawn-crackers|prawn crackers||shrimp crackers;krupuk;shrimp chips
matzo-whole-wheat|whole wheat matzo||wholewheat matzo
egg-matzo|egg matzo||egg matzah
matzo-meal|matzo meal||matzah meal;cracker meal;matzo ball mix plain
tostada-shells|tostada shells||tostadas;corn tostadas
lavash|lavash||yufka;markook;saj bread;barbari;sangak;shrak;piadina;yufka pastry
paratha|paratha|parathas|frozen paratha;roti canai;lachha paratha;roti prata;puri;poori;wheat paratha;msemen;whole wheat paratha;plain paratha;parotta;porotta;Malabar parotta;Kerala parotta;buss up shut;barotta;lachedar paratha
naan-whole-wheat|whole wheat naan||
crumpet|crumpet|crumpets|pikelet
scone|scone|scones|drop scone
biscuits-buttermilk|buttermilk biscuits||American biscuits;biscuit dough;refrigerated biscuits;frozen biscuits;flaky biscuits;canned biscuits;flaky layers biscuits;Grands biscuits
pizza-dough|pizza dough||frozen bread dough;bread dough;pâte à pizza;masa de pizza;impasto per pizza;massa de pizza;Pizzateig;pate a pizza
crescent-dough|crescent roll dough||crescent rolls;croissant dough;crescent dinner rolls;crescent sheet;crescent dough sheet;Pillsbury crescent sheet
cornbread|cornbread||corn bread
arepa|arepa|arepas|corn cakes;sope
idli-dosa-batter|idli|idlis|idli batter;dosa batter;idly
dosa|dosa|dosas|uttapam;appam
cheese-ravioli|cheese ravioli||spinach ravioli;ricotta ravioli;spinach and ricotta ravioli;frozen cheese ravioli;four cheese ravioli;spinach ricotta ravioli;mushroom ravioli;cheese-filled ravioli
meat-ravioli|meat ravioli||beef ravioli
cheese-tortellini|cheese tortellini||tortelloni;spinach tortellini;cheese-filled tortellini
meat-tortellini|meat tortellini||prosciutto tortellini;cappelletti;pelmeni
pierogi|pierogi||varenyky;vareniki;pierogi ruskie;vareniki with potato;potato vareniki
gyoza|gyoza||potstickers;steamed dumplings;frozen dumplings;jiaozi;wontons;mandu;momo;Bibigo mandu
vegetable-dumplings|vegetable dumplings||vegetable gyoza;vegetarian dumplings;vegan dumplings
rice-paper|rice paper||rice paper wrappers;spring roll wrappers rice;rice paper sheets;banh trang;summer roll wrappers
spring-roll-wrappers|spring roll wrappers||potsticker wrappers;spring roll pastry;lumpia wrappers;lumpia sheets;lumpia wraps;lumpia skins
tteok|Korean rice cakes||tteok;tteokbokki rice cakes;garaetteok;mochi plain;nian gao;garaetteok rice cakes;Korean rice cake sticks;sliced rice cakes;rice cakes tteok;rice cake sticks;tteokbokki tteok;tteokguk tteok;tteokguk rice cakes;ddukbokki rice cakes;ddeok;dduk;mochi rice cakes Korean;oval rice cakes;Shanghai rice cakes;rice ovalettes;cylinder rice cakes
ramen-noodles|instant ramen||ramen noodles with seasoning;instant noodles;ramen packet;ramen;ramen noodle block;instant ramen noodle packet;indomie;Shin Ramyun;ramyun;ramyeon;Korean instant noodles;Top Ramen;Maggi noodles;Maruchan ramen;Super Noodles;Sapporo Ichiban;Mi Goreng noodles;Indomie Mi Goreng;2-minute noodles;two minute noodles;Wai Wai noodles;Maggi masala noodles;instant ramen noodles;ramen noodles;Mama noodles;Nissin noodles;Shin ramyeon;Buldak noodles;Samyang noodles;Neoguri;Chapagetti;Yippee noodles;mi instan;mie instan;mì gói;mì ăn liền;Hao Hao;Lucky Me pancit canton;Lucky Me noodles;instant pancit canton;supermie;Koka noodles;mie goreng instant;Fantastic noodles;ramen brick;ramen block;Cup Noodles;Yum Yum noodles;Mr Noodles;Instantnudeln;nouilles instantanées;fideos instantáneos;macarrão instantâneo;miojo;noodle packet;ramen noodle soup
spinach-pasta|spinach pasta||green pasta;spinach tagliatelle;tricolore pasta;veggie pasta;spinach spaghetti
spinach-egg-noodles|spinach egg noodles||green egg noodles
pasta-spinach-fresh|fresh spinach pasta||fresh spinach tagliatelle
gluten-free-pasta-rice|rice pasta||brown rice pasta;quinoa pasta;buckwheat pasta gluten-free;gluten-free cassava pasta;gluten-free rice pasta;Tinkyada
black-bean-pasta|black bean pasta||pea pasta;green lentil pasta
vermicelli-wheat|wheat vermicelli||fideo noodles;angel hair nests;vermicelli;sevai;vermicelli noodles;sopa de fideo;semiya;seviyan;semiya vermicelli;sheer khurma vermicelli;seviya;sewai;broken angel hair pasta;broken vermicelli;reshteh;reshteh noodles
muesli|muesli||Swiss muesli;natural muesli;unsweetened muesli
corn-flakes|corn flakes||cornflakes;cornflake cereal;Frosted Flakes;Frosties;Corn Pops
bran-flakes|bran flakes||bran flakes cereal;wheat flakes;Raisin Bran;Sultana Bran;Post Raisin Bran
all-bran|bran cereal||All-Bran;bran sticks;bran buds
wheat-biscuits|shredded wheat||Weetabix;wheat biscuits cereal;wheat biscuit;shredded wheat cereal;Shreddies;mini wheats;Weetabix cereal;Weetabix biscuits;Weetbix;Vita Brits
rice-cereal|crisp rice cereal||crispy rice cereal;puffed rice crisps;rice krispies;rice crispies;Rice Krispies cereal;Rice Bubbles;Coco Pops;Cocoa Krispies;Cocoa Pebbles
granola-bar|granola bar|granola bars|muesli bar;cereal bar;flapjack;oat bar;energy bar;Nature Valley bar;Nature Valley granola bar;Quaker Chewy bar;flapjack bar;Tracker bar;Nature Valley crunchy bar
trail-mix|trail mix||student mix;studentenfutter;nut and raisin mix;fruit and nut mix
mixed-nuts-no-peanuts|mixed nuts without peanuts||deluxe mixed nuts;mixed tree nuts
sesame-sticks|sesame sticks||sesame snack sticks
rice-snack-mix|rice cracker mix||Oriental mix;Bombay mix;rice cracker snack mix
pita-chips|pita chips||bagel chips;pita crisps
plantain-chips|plantain chips||cassava chips;yuca chips;banana crisps
sweet-potato-chips|sweet potato chips||vegetable chips;vegetable crisps;veggie chips;beet chips
halva|halva||halvah;halawa;tahini halva
marzipan-nougat|almond nougat||torrone;turrón;nougat
caramels|caramels||soft caramels;toffees;caramel candies;caramel bits
vanilla-pudding|vanilla pudding||custard ready-made;custard bought
chocolate-pudding|chocolate pudding||chocolate dessert
rice-pudding|rice pudding||arroz con leche;Milchreis;rice pudding pot;tinned rice pudding;canned rice pudding
sorbet|sorbet||fruit sorbet;lemon sorbet;mango sorbet;raspberry sorbet
chocolate-ice-cream|chocolate ice cream||chocolate gelato
strawberry-ice-cream|strawberry ice cream||strawberry gelato
whipped-topping|whipped topping||Cool Whip;frozen whipped topping;Cool Whip Lite
coffee-creamer|powdered coffee creamer||coffee creamer;coffee whitener;coffee-mate
sichuan-pepper|Sichuan pepper||Szechuan pepper;Sichuan peppercorns;Szechuan peppercorns;sansho;timur;timut;hua jiao
pink-peppercorns|pink peppercorns||green peppercorns
grains-of-paradise|grains of paradise||melegueta pepper;long pepper;cubeb;grains of Selim;selim pepper;uda seeds;hwentia
juniper-berries|juniper berries||juniper;Wacholderbeeren;Wacholderbeere;jałowiec
asafoetida|asafoetida||hing;asafetida
ajwain|ajwain||carom seeds;ajwain seeds;bishop's weed;carom
nigella-seeds|nigella seeds||kalonji;black seed;black onion seeds;nigella;black cumin;black caraway;çörek otu;charnushka
fenugreek-leaves|dried fenugreek leaves||kasuri methi;kasoori methi;dried methi leaves;dried methi;methi;qasuri methi;dried fenugreek (shanbalileh);shanbalileh;blue fenugreek;utskho suneli;dried fenugreek;Bockshornkleeblätter;feuilles de fenugrec
fenugreek-leaves-fresh|fenugreek leaves||fresh fenugreek leaves;methi leaves;fresh methi leaves;fresh methi;fresh fenugreek;fenugreek greens;methi greens;methi saag;methi bhaji;vendhaya keerai;menthi kura;uluhaal leaves
curry-leaves|curry leaves||kadi patta;dried curry leaves;curry patta;karapincha;karivepaku;kari patta;meetha neem;karuveppilai;kariveppila;daun kari;lá cà ri;Curryblätter;feuilles de curry;feuilles de caloupilé;caloupilé;karapatta;limdo
coriander-leaf-dried|dried coriander leaf||dried cilantro;freeze-dried cilantro
annatto|annatto||achiote;annatto seeds;atsuete;Bijol
shichimi-togarashi|shichimi togarashi||togarashi;seven-spice powder;Japanese seven spice;nanami togarashi;shichimi;nanami;shichimi pepper
furikake|furikake||rice seasoning
everything-bagel-seasoning|everything bagel seasoning||everything seasoning;bagel seasoning;everything but the bagel seasoning;everything but the bagel sesame seasoning
dukkah|dukkah||duqqa;dukka
baharat|baharat||seven spice;Middle Eastern spice mix;advieh;shawarma spice;kebab seasoning;tabil
old-bay|Old Bay seasoning||seafood seasoning;Old Bay;crab boil seasoning
adobo-seasoning|adobo seasoning||adobo seco;all-purpose seasoning;Goya adobo;complete seasoning;Goya adobo all purpose seasoning
sazon|sazón||sazon with annatto;sazón with achiote;sazón con culantro y achiote;sazón with saffron;sazón con azafrán;sazón with coriander and annatto;sazón completa;sazonador;sazón completo;Sazon Goya culantro achiote;Sazón with culantro y achiote;sazón with coriander and achiote;Sazon with culantro
chili-seasoning-mix|chili seasoning mix||chili mix;chilli seasoning;fajita mix;sloppy joe seasoning;sloppy joe mix;chilli con carne mix;chilli con carne seasoning mix;sloppy joe seasoning mix
ranch-seasoning|ranch seasoning mix||ranch seasoning;ranch dressing mix;dry ranch;ranch powder;Hidden Valley ranch mix;Hidden Valley ranch seasoning
onion-soup-mix|onion soup mix||dry onion soup mix;French onion soup mix;Continental French onion soup mix;French onion soup packet;onion soup packet;dry onion soup;Osem onion soup powder;onion soup powder;Zwiebelsuppe Pulver;dried onion soup
garlic-salt|garlic salt||onion salt;seasoned salt;seasoning salt;Lawry's
lemon-pepper|lemon pepper||
chaat-masala|chaat masala||chat masala;tikka masala spice
lavender-dried|dried lavender||culinary lavender;lavender
shiso|shiso leaves||shiso;perilla;kkaennip;lemon balm;lemon verbena;tia to;ohba;oba leaves;zi su;zisu;deulkkae leaves;Japanese basil;beefsteak leaf;ooba
microgreens|microgreens||broccoli sprouts;sprouts mix;sunflower sprouts;pea tendrils
pandan-leaves|pandan leaves||pandan;rampe;daun pandan;screwpine leaf;bai toey;bai toei;pandanus leaf
doubanjiang|doubanjiang||chili bean paste;broad bean paste;toban djan;spicy bean paste;chilli bean paste;Pixian doubanjiang;fermented broad bean paste;fermented chili bean paste;spicy broad bean paste;toban jiang;spicy bean sauce;broad bean chili paste;chili bean sauce;chilli bean sauce;Pixian bean paste
doenjang|doenjang||fermented soybean paste;soybean paste
fermented-black-beans|fermented black beans||douchi;salted black beans;preserved black beans
chili-crisp|chili crisp||crispy chili oil;Lao Gan Ma;chile crisp;Lao Gan Ma chili crisp;Lao Gan Ma crispy chili oil;chili crisp sauce;chilli crisp sauce;crispy chilli in oil;crunchy chili oil;crispy chili in oil;chili onion crunch;crunchy chili onion;garlic chili crisp;crispy chili oil with garlic
chili-oil|chili oil||chilli oil;rayu;chili oil with sediment
massaman-paste|massaman curry paste||Penang curry paste;panang curry paste;massaman paste
yellow-curry-paste|yellow curry paste||Thai yellow curry paste
indian-curry-paste|Indian curry paste||tikka masala paste;tikka paste;korma paste;madras paste;rogan josh paste;balti paste;tandoori paste;curry paste mild;vindaloo paste;tikka curry paste;Patak's tikka masala paste;Patak's curry paste;balti curry paste;madras curry paste;korma curry paste;rogan josh curry paste;jalfrezi paste;tandoori curry paste;lamb rogan josh paste
tikka-masala-sauce|curry sauce||tikka masala sauce;butter chicken sauce;korma sauce;simmer sauce;jalfrezi sauce
jerk-marinade|jerk paste||jerk marinade;jerk sauce;wet jerk seasoning;Walkerswood jerk;Walkerswood jerk paste;Walkerswood jerk seasoning
shrimp-paste|shrimp paste||belacan;terasi;kapi;bagoong;mam tom;trassi;sambal belacan;bagoong alamang;sautéed shrimp paste;shrimp paste kapi;belachan;ginisang bagoong;petis udang
anchovy-paste|anchovy sauce||garum;bagna cauda;Gentleman's Relish
xo-sauce|XO sauce||
bonito-flakes|bonito flakes||katsuobushi;dried bonito;dried fish flakes;niboshi;Maldive fish;umbalakada;Maldive fish flakes
dried-shrimp|dried shrimp||camarón seco;hae bee;ebi dried;dried crayfish;ground crayfish;sakura ebi;camarones secos;crayfish ground;ground dried crayfish;camarão seco;crayfish powder;ground dried shrimp;hay bee;haebi;hebi;udang kering;ebi kering;hibe;tôm khô;kung haeng;goong haeng;sakura ebi dried;sakura shrimp dried;geon saeu;xia mi;kai yang;sukha jhinga;sukat;chemmeen dry;crayfish powder Nigerian;smoked shrimp dried;sooji jawla;javla;gunda eral;xia pi
dried-anchovies|dried anchovies||ikan bilis;myeolchi;iriko;omena;dagaa;kapenta;ikan teri;teri;dilis;dried sprats;haal masso;halmasso;karuvadu nethili;nethili dry;omena dried;cá cơm khô;jiang yu zai;jambal;nethili karuvadu;teri medan;chirimen;shirasu dried;chirimenjako;dashi myeolchi
ponzu|ponzu||ponzu sauce;citrus soy sauce
sweet-soy-sauce|sweet soy sauce||kecap manis;ketjap manis;sweet soy;ABC kecap manis;ABC sweet soy sauce;Bango kecap;ketjap
ssamjang-bulgogi-sauce|bulgogi sauce||bulgogi marinade;Korean BBQ sauce;galbi marinade;Korean barbecue sauce;ssamjang;samjang
sweet-chili-sauce|sweet chili sauce||sweet chilli dipping sauce;sweet chili dipping sauce
chili-sauce-tomato|tomato chili sauce||Heinz chili sauce;bottled chili sauce
aji-amarillo|ají amarillo paste||aji amarillo;sweet pepper paste;aji amarillo pepper;aji amarillo chile
ajvar|ajvar||red pepper relish;roasted pepper spread;lutenica;pindjur;lutenitsa;ljutenica
peri-peri-sauce|peri-peri sauce||piri piri sauce;peri-peri marinade;peri peri;piri piri;Nando's sauce
buffalo-sauce|buffalo sauce||buffalo wing sauce;wing sauce
aioli|aioli||garlic mayonnaise;garlic mayo;garlic aioli;chipotle mayo;sriracha mayo;chipotle mayonnaise;spicy mayo;rouille;allioli
vegan-fish-sauce|vegan fish sauce||vegetarian fish sauce;vegan oyster sauce;mushroom oyster sauce;vegetarian oyster sauce;mushroom stir-fry sauce;fish sauce vegan
vegan-worcestershire|vegan Worcestershire sauce||vegetarian Worcestershire sauce;Henderson's Relish;vegan worcestershire
tzatziki|tzatziki||cacik;raita;yogurt dip;cucumber yogurt dip;tzatziki sauce;tzatziki dip
baba-ganoush|baba ganoush||moutabal;melitzanosalata
bean-dip|bean dip||black bean dip;white bean dip;Frito-Lay bean dip
queso-dip|salsa con queso||queso dip;nacho cheese sauce;cheese dip;Tostitos queso
cheese-sauce|cheese sauce||nacho cheese
olive-tapenade|tapenade||olive tapenade;black olive paste;olive paste;green olive tapenade;black olive tapenade
taramasalata|taramasalata||taramosalata;cod roe dip;Kalles kaviar;Kalles;smoked cod roe paste;cod roe spread;tarama
pesto-vegan|vegan pesto||dairy-free pesto;basil pesto without cheese
pesto-rosso|red pesto||sun-dried tomato pesto;pesto rosso
chimichurri|chimichurri||chimichurri sauce;zhug;zhoug;schug;chermoula
sofrito|sofrito||sofrito sauce;recaito;sofrito criollo
gravy-beef|beef gravy||brown gravy;gravy;onion gravy;demi-glace;veal demi-glace
gravy-chicken|chicken gravy||turkey gravy;poultry gravy
gravy-granules|gravy mix||gravy granules;gravy powder;instant gravy granules;Bisto;brown gravy mix;instant gravy;Bisto gravy granules;au jus mix;au jus gravy mix;Gravox;onion gravy granules;beef gravy granules;chicken gravy granules;vegetable gravy granules;pork gravy mix;turkey gravy mix;Bisto granules;Bisto gravy powder;Bisto beef gravy granules;Bratensoße Pulver;Sauce Bratenfond instant
duck-sauce|duck sauce||orange sauce for duck;sweet plum duck sauce
white-sauce|béchamel sauce||white sauce;béchamel
hollandaise|hollandaise sauce||hollandaise;béarnaise;bearnaise sauce
mango-chutney|mango chutney||fruit chutney;tomato chutney;apple chutney;onion chutney;caramelized onion chutney;onion marmalade;Mrs Balls chutney;peach chutney;apricot chutney
lime-pickle|lime pickle||mango pickle;achar;Indian pickle;lemon pickle
corn-relish|corn relish||sweetcorn relish;tomato relish;hamburger relish;hot dog relish
sour-pickles|sour pickles||salted cucumbers;ogórki kiszone;ogórek kiszony;castraveți murați;kovászos uborka;ogórków kiszonych
giardiniera|giardiniera||pickled vegetables;mixed pickled vegetables;torshi;turşu
pimento|pimientos||pimentos
caperberries|caperberries||
hearts-of-palm-fresh|fresh hearts of palm||raw palm hearts
beef-consomme|beef consommé||condensed beef broth;consomme
chicken-soup-condensed|condensed cream of chicken soup||cream of chicken soup;canned cream of chicken soup;cream of chicken;Campbell's cream of chicken
celery-soup-condensed|condensed cream of celery soup||cream of celery soup;cream of celery
tomato-soup-condensed|condensed tomato soup||canned tomato soup
minestrone-canned|canned minestrone||minestrone soup
lentil-soup-canned|canned lentil soup||lentil soup
mushroom-broth|mushroom broth||mushroom stock;vegan dashi;kombu stock;vegetable stock homemade
dashi-powder|dashi powder||hondashi;instant dashi;dashi granules;dashi stock powder;anchovy stock powder;instant dashi granules;hondashi granules;dashi packet;bouillon dashi
liquid-smoke|liquid smoke||hickory liquid smoke
coconut-vinegar|coconut vinegar||palm vinegar;sukang
shaoxing-wine|Shaoxing wine||Chinese cooking wine;rice wine;Chinese rice wine;Shaohsing wine;makgeolli;shaoxing rice wine;michiu;Shaoxing;mijiu;Shaoxing cooking wine
dry-sherry|dry sherry||sherry;dry dessert wine;fino or manzanilla sherry;manzanilla sherry;amontillado;oloroso sherry;amontillado sherry;cooking sherry;oloroso;vino oloroso;fino
port-wine|port||port wine;ruby port;vinho do Porto;vino de oporto;oporto;porto wine
rose-wine|rosé wine||rosé
whiskey|whiskey||whisky;bourbon;Scotch;rye whiskey
gin|gin||dry gin;arak;aquavit;kirsch;kirschwasser
coffee-liqueur|coffee liqueur||Kahlúa
irish-cream|cream liqueur||Irish cream;Baileys;amarula
non-alcoholic-beer|non-alcoholic beer||alcohol-free beer;malt beverage
cola|cola||Coca-Cola;Pepsi;coke;Dr Pepper
ginger-ale|ginger ale||ginger beer
lemon-lime-soda|lemon-lime soda||Sprite;7-Up;lemonade carbonated;Mountain Dew
orange-soda|orange soda||Fanta;orangeade
tonic-water|tonic water||tonic
root-beer|root beer||cream soda
herbal-tea|herbal tea||mint tea;rooibos tea;fruit tea;rooibos;peppermint tea;ginger tea
chamomile-tea|chamomile tea||chamomile
hibiscus-tea|hibiscus tea||agua de jamaica;karkadeh;hibiscus flowers;dried hibiscus flowers;flor de jamaica;jamaica flowers;dried jamaica;dried jamaica flowers
oolong-tea|oolong tea||oolong;white tea;jasmine tea;pu-erh tea;chai tea brewed
iced-tea|bottled black tea||iced tea;unsweetened iced tea;cold tea
kombucha|kombucha||fermented tea
coffee-decaf|decaffeinated coffee||decaf coffee;decaf
cereal-coffee|grain coffee powder||coffee substitute;barley coffee;Caro;Inka coffee;chicory coffee;barley tea
horchata|horchata||horchata drink;rice horchata
ayran|ayran||doogh;salted lassi;yogurt drink salted
lassi|sweet lassi||lassi;mango lassi;drinking yogurt;yogurt drink
kefir-whole|whole-milk kefir||full-fat kefir;plain whole kefir;ryazhenka;fermented baked milk;prostokvasha;matsoni;matzoon;varenets;amasi;maas;mursik;Kefir Joghurt;kefir natural;kefir de leite;kefiri;plain kefir;Lifeway kefir;Biotiful kefir;kefir drink;tibicos de leche;Kefir mild
buttermilk-whole|whole buttermilk||full-fat buttermilk;cultured whole buttermilk;filmjölk;soured milk;viili;piimä
whey-dried|dried sweet whey||sweet whey powder
greek-yogurt-vanilla|vanilla Greek yogurt||flavored Greek yogurt;Greek yogurt vanilla;Chobani vanilla;Oikos vanilla;Fage vanilla;vanilla Chobani;vanilla skyr;Oikos Triple Zero vanilla;Ratio vanilla yogurt
greek-yogurt-fruit|fruit Greek yogurt||Greek yogurt with fruit;strawberry Greek yogurt
yogurt-vanilla|vanilla yogurt||lemon yogurt
yogurt-fruit|fruit yogurt||strawberry yogurt;flavored yogurt;fruit yoghurt;nonfat fruit yogurt
manchego|Manchego||Idiazabal;ossau-iraty;Roncal;oscypek;oštiepok;queso curado;queso semicurado;manchego semicurado;manchego curado;queso de oveja curado;Mahón cheese;queso Mahón;Zamorano;sheep's milk cheese;brebis cheese;Etorki;fromage de brebis;P'tit Basque;Schafskäse hart
taleggio|Taleggio||Reblochon;soft-ripened cheese;triple-cream cheese;Pont-l'Évêque
mizithra|mizithra||myzithra;anthotyro;brocciu;chhena;manouri;lor
boursin|herb cream cheese||Boursin;garlic and herb cream cheese;garlic herb cheese;herbed soft cheese;chive cream cheese;garlic and herb Boursin;garlic and herb soft cheese;herbed cream cheese;Alouette garlic & herb;garlic and herb cheese;Bresso
clotted-cream|clotted cream||kaymak;kajmak;extra thick double cream;Devonshire cream;Devon cream
fried-tofu-pouches|inari pockets||fried tofu pouches;inari tofu pouches;inari;inari age;inarizushi no moto;aburaage pouches;aburaage;aburage;inariage;usuage
bean-sprouts-canned|canned bean sprouts||tinned bean sprouts
yeast-fresh|fresh yeast||compressed yeast;baker's yeast;cake yeast;levadura fresca;lievito di birra fresco;frische Hefe;levure fraîche;fersk gjær;frisk gær;drożdże;jäst;Würfel Hefe;Hefe frisch;cube of yeast;fermento de padeiro;fermento biológico fresco;verse gist;świeżych drożdży;drożdży świeżych;tuorehiiva;yaş maya;drojdie proaspătă;čerstvého droždí;čerstvé droždí;friss élesztő;élesztő friss;men tươi;ragi basah;svježi kvasac;svježeg kvasca;hiiva;hiivaa;élesztő;droždí;drożdży;gær;gjær
sourdough-starter|sourdough starter||levain;sourdough discard;active sourdough starter;zakwas;rye starter;rye sourdough starter;sour rye starter;zur starter;fermented rye starter;zakwas na żurek;zakwas żurek
bread-cubes-stuffing|stuffing cubes||dried bread cubes;stuffing mix;stuffing bread;bread stuffing mix;sage and onion stuffing;Stove Top stuffing mix;Stove Top stuffing;herb stuffing;Pepperidge Farm stuffing;Pepperidge Farm herb stuffing
tempura-flour|tempura flour||tempura batter mix;tempura mix;fry mix;fish fry mix;batter mix
custard-powder|custard powder||vanilla pudding mix;Bird's custard powder;vanilla pudding powder;Puddingpulver;Puddingpulver Vanille;Vanillepuddingpulver
protein-bar|protein bar|protein bars|nutrition bar;Quest bar;Quest protein bar;Grenade bar;Built bar;Barebells bar;Fulfil bar;One bar protein;Think bar;RXBAR;RX bar;Perfect bar;Atkins bar;Carb Killa bar;Power Crunch bar;Premier Protein bar;whey bar;Clif Builders bar;No Cow bar;bar Barebells;Barebells
rice-protein|rice protein powder||hemp protein powder;plant protein powder;vegan protein powder;brown rice protein;plant-based protein powder;Orgain vegan protein powder;Orgain protein powder;Orgain organic protein;Orgain protein
casein-powder|casein protein powder||casein powder;micellar casein;casein;casein protein;vanilla casein;chocolate casein;micellar casein powder;calcium caseinate
beef-marrow-bones|beef marrow||bone marrow;marrow bones;beef marrow bones;veal bones;veal marrow bones
oxtail|oxtail|oxtails|beef oxtail;ox tail;rabo de res;Ochsenschwanz;queue de boeuf;rabo de toro;rabada;rabada bovina;coda di bue;oxsvans;oksehale;ossenstaart;ogon wołowy;öküz kuyruğu;kkori;đuôi bò;buntut;sop buntut cut;cow tail;buntot ng baka
beef-neck|beef neck||neck of beef
beef-picanha|picanha||rump cap;coulotte;sirloin cap;culotte steak
lamb-breast|lamb breast||lamb belly;lamb ribs;lamb riblets
pork-hock|pork hock|pork hocks|pork knuckle;pork shank;Schweinshaxe;pork neck bones;neck bones;pork pata
nduja|'nduja||spreadable salami;sobrasada;sobrassada;nduja paste;nduja di Spilinga;Calabrian nduja
lap-cheong|Chinese sausage|Chinese sausages|lap cheong;lap xuong;lup cheong;Chinese sweet sausage
breaded-chicken|chicken nuggets||breaded chicken;chicken tenders breaded;chicken fingers;frozen breaded chicken;chicken strips breaded;popcorn chicken;chicken schnitzel;crumbed chicken;chicken goujons
chicken-feet|chicken feet||chicken paws
smoked-chicken|smoked chicken||smoked chicken breast;smoked duck breast
duck-confit|duck confit||confit duck leg;confit de canard;cuisses de canard confites;cuisse de canard confite;confit duck
hot-smoked-salmon|hot-smoked salmon||kippered salmon;varmrökt lax;varmrøkt laks;Stremellachs;loimulohi;lämminsavulohi;kiln roasted salmon;honey smoked salmon;roast salmon flakes
smoked-eel|smoked eel||unagi;eel kabayaki;grilled eel
john-dory|John Dory||brill;megrim;skate wing
sardines-fresh|fresh sardines||pilchards;whole sardines;frische Sardinen;sardines fraîches;sardinas frescas;sardinhas frescas;sarde fresche;sardine fresche;färska sardiner;taze sardalya;sardalya;iwashi;jeongeori;sardelles fresh;tamban;ikan sardin fresh;mathi;chaala;tarli;sardines whole fresh;cornish sardines fresh;hamsi
sardines-canned-water|sardines in water||sprats;sild;brisling;sardines in brine;sardinas al natural
cockles|cockles||razor clams;berberechos;coques;Herzmuscheln;fasolari;kerang;see hum;hoi kraeng;sò huyết;kkomak;blood cockles;berbigão;kokkels;cuori di mare;cockle meat
mussels-cooked-canned|canned mussels||smoked mussels;cooked mussel meat;mussels in escabeche
seafood-mix|frozen seafood mix||seafood mix;mixed seafood;frutti di mare;seafood medley;marinara mix
baby-octopus|baby octopus||
squid-ink|squid ink||cuttlefish ink
fish-cakes-asian|Asian fish cakes||fish balls;kamaboko;narutomaki;eomuk;fish tofu;chikuwa;odeng;fish cake sheet;hanpen;Korean fish cake;satsumaage;naruto;kikiam;tod mun pla;chả cá;bakso ikan;yu wan;fried fish cake;fish paste cake;pempek;tempura-style fish cake;nerimono;keropok lekor;busan eomuk
malt-vinegar|malt vinegar||brown vinegar;distilled malt vinegar
black-vinegar|Chinese black vinegar||black vinegar;Chinkiang vinegar;Zhenjiang vinegar;Chinkiang black vinegar;Zhenjiang black vinegar;black rice vinegar
simit|simit|simits|Turkish sesame ring;koulouri;gevrek
celery-salt|celery salt||celery seasoning salt;Herbamare
crispy-fried-onions|crispy fried onions||French fried onions;crispy onions;fried shallots;crispy shallots;crispy fried shallots;fried onions
cake-mix-yellow|yellow cake mix||cake mix;vanilla cake mix;white cake mix;yellow cake mix box;sponge cake mix;spice cake mix;chocolate cake mix;devil's food cake mix;lemon cake mix;strawberry cake mix;red velvet cake mix;funfetti cake mix;Duncan Hines cake mix;Pillsbury cake mix
pancake-mix|pancake mix||pancake and waffle mix;waffle mix;buttermilk pancake mix;complete pancake mix;Kodiak Cakes mix;Kodiak Cakes;Kodiak Power Cakes;Kodiak Power Cakes mix;Kodiak pancake mix
baking-mix|baking mix||biscuit mix;Bisquick;buttermilk biscuit mix;scone mix;biscuit baking mix;Bisquick baking mix;Bisquick pancake mix
brownie-mix|brownie mix||fudge brownie mix;chocolate brownie mix
pizza-crust|pizza crust|pizza crusts|prebaked pizza crust;pizza crust base;cooked pizza crust;pizza base
frozen-cheese-pizza|frozen cheese pizza|frozen cheese pizzas|frozen pizza;cheese pizza;margherita pizza
alfredo-sauce|Alfredo sauce||creamy Alfredo sauce;Alfredo pasta sauce;alfredo;light alfredo sauce
fish-cakes|fish cake|fish cakes|fishcake;cod fishcake;cod fish cakes;breaded fish cake;salmon fishcake
psyllium-husk|psyllium husk||psyllium;psyllium husk powder;psyllium powder;ispaghula;isabgol
lemon-curd|lemon curd||lime curd;passion fruit curd;citrus curd
candied-ginger|candied ginger||crystallized ginger;crystallised ginger;stem ginger;preserved ginger;glace ginger;uncrystallized ginger;ginger stem;stem ginger in syrup
msg|MSG||monosodium glutamate;umami seasoning;ajinomoto;aji-no-moto;flavor enhancer;Accent seasoning;bột ngọt
mint-sauce|mint sauce||mint jelly sauce;Colman's mint sauce
tea-leaves|tea leaf|tea leaves|tea bag;green tea bag;black tea bag;loose leaf tea;black tea leaves;green tea leaves;chai tea bag;Earl Grey tea bag;matcha;matcha powder;matcha green tea powder;green tea powder;Earl Grey;earl grey tea;hojicha powder
oatcakes|oatcake|oatcakes|Scottish oatcakes
collagen-powder|collagen powder||collagen;collagen peptides;collagen peptide powder;hydrolyzed collagen;bovine collagen;Vital Proteins;collagen hydrolysate
truffle-oil|truffle oil||white truffle oil;black truffle oil;truffle-infused olive oil
udon-fresh|fresh udon noodles||cooked udon noodles;frozen udon noodles;frozen udon;straight-to-wok udon noodles;cooked udon;fresh wheat noodles;cooked ramen noodles;sanuki udon;la mian;hand-pulled noodles;knife-cut noodles;Shanghai noodles;Shanghai-style noodles;udon noodles;udon;jajangmyeon noodles;kalguksu noodles;biang biang noodles;straight-to-wok udon;kal-guksu fresh;kalguksu;udonnudeln
smoked-mackerel|smoked mackerel||peppered smoked mackerel;smoked peppered mackerel;caballa ahumada;sgombro affumicato;maquereau fumé;tinapa;geräucherte Makrele;Räuchermakrele;rökt makrill;røkt makrell;røget makrel;gerookte makreel;makrela wędzona;wędzona makrela;savumakrilli;peppered mackerel
kippers|kipper|kippers|kippered herring;smoked herring;bloater
smoked-trout|smoked trout||smoked trout pate trimmings;Räucherforelle;geräucherte Forelle;truite fumée;trucha ahumada;trota affumicata;rökt forell;røkt ørret;gerookte forel;pstrąg wędzony;savukirjolohi
pork-shoulder-cooked|cooked pork shoulder||pulled pork;shredded pork;cooked pork;carnitas;roast pork;pork carnitas
sage-fresh|fresh sage||sage leaf;sage sprig;sauge fraîche;salvia fresca;frischer Salbei;salvia foglie;Salbeiblätter;foglie di salvia
tarragon-fresh|fresh tarragon||tarragon leaf;tarragon sprig;French tarragon fresh;chopped tarragon;estragon frais;estragón fresco;estragão fresco;dragoncello;frischer Estragon;tarhun;estragon frisch
chervil-fresh|fresh chervil||chervil;Kerbel;cerfeuil;perifollo;cerfoglio;kervel;kørvel;kirveli;trybula
oregano-fresh|fresh oregano||fresh oregano leaf;oregano sprig;fresh marjoram;marjoram sprig;origan frais;orégano fresco;origano fresco;Mexican oregano fresh
lasagna-sheets-dry|dried lasagna sheet|dried lasagna sheets|lasagne sheet;lasagna sheet;lasagna noodle;lasagne;lasagna;dry lasagna noodles;lasagne pasta;Lasagneplatten;feuilles de lasagne;placas de lasaña;láminas de lasaña;folhas de lasanha;sfoglie per lasagne;lasagneplattor;lasagneplater;lasagnebladen;lasagnelevyt;płaty lasagne;wavy lasagna noodles;lasanha massa;lazanya yaprağı
chana-dal|chana dal||channa dal;chana daal;bengal gram;split chickpeas;split chana;chana lentils;channa lentils;kadalai paruppu;senaga pappu;kadale bele;cholar dal;yellow gram split;lapeh;lappeh;gram dal
cocoa-mix|hot chocolate mix||cocoa mix;drinking chocolate;hot chocolate powder;achocolatado;achocolatado em pó;drinking chocolate powder;Nesquik;chocolate en polvo;Trinkschokolade;Kakaopulver gezuckert;Cadbury drinking chocolate;O'boy;Poulain;Swiss Miss;Swiss Miss cocoa mix;Swiss Miss hot cocoa mix
toasted-oat-cereal|toasted oat cereal||Cheerios;oat ring cereal;oat o cereal;Kix
egg-substitute|liquid egg substitute||egg substitute;Egg Beaters;pasteurized egg product
lemonade|lemonade||still lemonade;cloudy lemonade;pink lemonade;prepared lemonade;limeade
hard-cider|hard cider||cider;dry cider;alcoholic cider;apple cider hard;cidre brut
canned-chicken|canned chicken||canned chicken breast;tinned chicken;chicken breast in water canned
corned-beef-hash|canned corned beef hash||corned beef hash
dried-beef|dried beef||bresaola;chipped beef;air-dried beef;Bündnerfleisch;cecina;carne seca;charque;carne de sol;pastirma;basturma;carne seca dessalgada;charqui;jerked beef;tasajo;cecina de res;Bresaola della Valtellina;suho meso;cecina de León;viande des Grisons;viande séchée;cured dried beef;suho goveđe
garlic-butter|garlic butter||herb butter;garlic and herb butter;compound butter;parsley butter
almond-extract|almond extract||almond essence;almond flavoring;bitter almond extract
peppermint-extract|peppermint extract||mint extract;peppermint essence
rose-water|rose water||gulab jal;golab
food-coloring|food coloring||red food coloring;green food coloring;gel food coloring;food dye
shirataki-noodles|shirataki noodles||konjac noodles;konjac rice;miracle noodles;shirataki;shirataki rice;konnyaku noodles;konnyaku;konjac;ito konnyaku
mole-sauce|mole sauce||mole paste;mole poblano;mole;Mexican mole sauce
mixed-beans-canned|canned mixed beans||mixed beans;mixed bean salad;three bean salad;four bean mix;bean salad mix;five bean mix
toum|toum||garlic sauce;Lebanese garlic sauce
butterscotch-chips|butterscotch chips||butterscotch baking chips;caramel chips;butterscotch morsels;cinnamon chips
vegetable-spring-rolls|frozen vegetable spring roll|frozen vegetable spring rolls|vegetable spring rolls;spring rolls
samosa|samosa|samosas|vegetable samosa;frozen samosas
mixed-seeds|mixed seeds||seed mix;salad seeds;omega seed mix;seed topper
mycoprotein-mince|mycoprotein mince||Quorn;Quorn mince;Quorn pieces;Quorn ground;mycoprotein pieces;Quorn chunks;Quorn fillets;Quorn chicken pieces;Quorn strips
oatmeal-cooked|cooked oatmeal||cooked oats;cooked rolled oats;oatmeal cooked in water;oatmeal made with water;cooked porridge;porridge made with water;plain porridge;avena cocida
english-muffin-whole-wheat|whole-wheat English muffin|whole-wheat English muffins|whole-grain English muffin;wholewheat English muffin;wheat English muffin
bagel-whole-wheat|whole-wheat bagel|whole-wheat bagels|wheat bagel;whole-grain bagel;wholewheat bagel
pumpkin-leaves|pumpkin leaves||ugu;ugu leaves;ugwu;pumpkin greens;ugwu leaves
sweet-potato-leaves|sweet potato leaves||camote tops;kamote tops;sweet potato greens
chicken-breast-cooked|cooked chicken breast|cooked chicken breasts|roast chicken;roasted chicken;shredded chicken breast;chargrilled chicken breast;roast chicken breast;baked chicken breast;cooked chicken;leftover chicken;grilled chicken breast;shredded chicken;pulled chicken;grilled chicken;poached chicken;precooked chicken;poached chicken breast;shredded cooked chicken;cooked shredded chicken;cooked chicken meat;cooked diced chicken
chicken-thigh-cooked|cooked chicken thigh|cooked chicken thighs|cooked chicken leg meat
ground-chicken-cooked|cooked ground chicken||cooked chicken mince;browned ground chicken
turkey-cooked|cooked turkey||leftover turkey;roast turkey;roast turkey breast;shredded turkey;roasted turkey;Thanksgiving turkey leftovers;cooked turkey meat
ground-turkey-cooked|cooked ground turkey||browned ground turkey
ground-beef-80-cooked|cooked ground beef||cooked minced beef;browned ground beef;cooked hamburger;browned minced beef;cooked ground chuck;cooked hamburger meat
ground-beef-90-cooked|cooked lean ground beef||browned lean ground beef;cooked lean beef mince;cooked lean minced beef
beef-steak-cooked|cooked steak|cooked steaks|cooked beef strips;grilled beef strips;cooked beef steak
beef-pot-roast-cooked|cooked beef||shredded beef;leftover pot roast;pulled beef;cooked pot roast;pulled beef brisket
beef-roast-cooked|cooked roast beef||leftover roast beef;cold roast beef;roast beef joint leftovers
pork-loin-cooked|cooked pork loin||cooked pork roast;cooked pork chop;grilled pork chop;cooked pork strips;roast pork loin
pork-tenderloin-cooked|cooked pork tenderloin||roast pork tenderloin
ground-pork-cooked|cooked ground pork||cooked minced pork;browned ground pork
bacon-cooked|cooked bacon||cooked bacon bits;fully cooked bacon;crisp-cooked bacon;crispy cooked bacon;fried bacon;grilled bacon rashers;crumbled bacon;crumbled crispy bacon;real bacon bits
sausage-cooked|cooked pork sausage|cooked pork sausages|cooked sausage;cooked breakfast sausage;cooked sausage crumbles;grilled sausages
italian-sausage-cooked|cooked Italian sausage|cooked Italian sausages|browned Italian sausage
lamb-cooked|cooked lamb||roast lamb;leftover lamb;cooked roast lamb;pulled lamb;cooked leg of lamb
ground-lamb-cooked|cooked ground lamb||cooked minced lamb;browned ground lamb
duck-cooked|cooked duck meat||shredded duck;cooked duck;leftover duck;roast duck;roast duck meat;shredded cooked duck
salmon-cooked|cooked salmon||poached salmon fillet;baked salmon fillet;grilled salmon
salmon-sockeye-cooked|cooked wild salmon||
white-fish-cooked|cooked white fish||steamed white fish;cooked cod fillet;baked white fish;baked cod
tilapia-cooked|cooked tilapia||
tuna-cooked|cooked tuna steak|cooked tuna steaks|grilled tuna;grilled tuna steak;seared tuna;seared tuna steak
trout-cooked|cooked trout||
mackerel-cooked|cooked mackerel||
shrimp-cooked|cooked shrimp||cooked king prawns;cooked cold-water prawns;cooked salad shrimp;cooked and peeled prawns;coldwater prawns;Nordseekrabben;Krabben Nordsee;crevettes grises;handskalade räkor;Hollandse garnalen;cocktail shrimp;Büsumer Krabben;Eismeergarnelen;Icelandic prawns;potting shrimps brown
scallops-cooked|cooked scallop|cooked scallops|
crab-cooked|cooked crab meat||cooked crab;cooked crabmeat;cooked lump crab meat;cooked white crab meat;cooked Dungeness crab
lobster-cooked|cooked lobster meat||cooked lobster tail
octopus-cooked|cooked octopus||cooked octopus tentacles
liver-chicken-cooked|cooked chicken liver|cooked chicken livers|
custard|custard||vanilla custard;pouring custard;crème pâtissière;pastry cream;Devon custard
candy-sprinkles|candy sprinkles||rainbow sprinkles;hundreds and thousands;chocolate sprinkles;sugar strands;nonpareils;chocolate granulado;chocolate vermicelli
soda-bread|soda bread||brown soda bread;wheaten bread;damper
char-siu|char siu||Chinese BBQ pork;Chinese barbecue pork;chashu;chashu pork;Chinese roast pork;Chinese-style BBQ pork;char siu pork
speculoos-spread|speculoos spread||Biscoff spread;Lotus Biscoff spread;Lotus spread
pistachio-butter|pistachio butter||pistachio paste;100% pistachio paste
hazelnut-butter|hazelnut butter||hazelnut paste
barberries-dried|dried barberries||barberries;zereshk
mandarin-pancakes|mandarin pancake|mandarin pancakes|Chinese pancakes;moo shu pancakes
gomasio|gomasio||sesame salt
pumpkin-seed-oil|pumpkin seed oil||Kürbiskernöl
vegetable-suet|vegetable suet||vegetarian suet;Atora vegetable suet;light vegetable suet;shredded vegetable suet
panch-phoron|panch phoron||panch puran;Bengali five spice;Indian five spice
vanilla-sugar|vanilla sugar||Vanillezucker;Vanillinzucker;Bourbon-Vanillezucker;sucre vanillé;azúcar vainillado;azúcar avainillado;zucchero vanigliato;açúcar baunilhado;vaniljsocker;vaniljesukker;vanille sucre;vanillesuiker;vaniljasokeria;vaniljasokeri;cukier waniliowy;cukru waniliowego;vanilkový cukr;vanilkového cukru;vaníliás cukor;zahăr vanilat;vanilyalı şeker;şekerli vanilin;đường vani;gula vanila;vanilin šećer;vanilin šećera;cukier wanilinowy;cukru wanilinowego;vanilya
chives-dried|dried chives||freeze-dried chives
khoya|khoya||mawa;khoa;dried milk solids;khoya mawa
corn-husks|dried corn husk|dried corn husks|corn husks;dried corn husk for tamales;tamale husks;hojas para tamal
file-powder|filé powder||gumbo filé;ground sassafras
turmeric-root|fresh turmeric||turmeric root;fresh turmeric rhizome;kacchi haldi;turmeric paste;turmeric leaf;kunyit
shellfish-stock|shellfish stock||seafood stock;shrimp stock;lobster stock;prawn stock;crab stock;shellfish broth;seafood broth;shrimp broth;lobster broth;shrimp shell stock
edamame-pasta|edamame pasta||soybean pasta;edamame spaghetti;edamame fettuccine
fonio|fonio||fonio grain;white fonio;acha;hungry rice
fermented-locust-beans|fermented locust beans||iru;dawadawa;locust beans;sumbala;soumbala;ogiri;netetou
suya-spice|suya spice||yaji;suya pepper;suya seasoning;suya spice mix
chestnut-puree|chestnut purée||unsweetened chestnut purée;boiled chestnuts;steamed chestnuts;crème de marrons
fufu|fufu||foo foo;foufou;cooked fufu;prepared fufu;amala;banku;wrap of fufu;pounded yam;iyan;tuo zaafi;fufu flour cooked;akpu
beyond-burger|pea protein burger patty|pea protein burger patties|Beyond Burger;Beyond Burger patty;Beyond Meat burger;Beyond patty;Beyond Meat patty;Impossible burger patty;Impossible patty;Impossible Burger;pea protein burger;meat-style plant burger;Beyond Meat plant-based burger;Beyond Meat Beyond Burger;Beyond Burger plant-based patties;Beyond plant-based burger;plant-based burger Beyond;plant-based burger patties Beyond
polenta-stiff-cooked|firm polenta||ugali;sadza;nshima;nsima;pap;mieliepap;set polenta;mămăligă;cooked cornmeal;precooked polenta;pre-cooked polenta;kenkey
nam-prik-pao|Thai roasted chili paste||nam prik pao;Thai chili paste;Thai chili jam;roasted chili paste;Thai roasted chile paste;chili paste in oil;Mae Pranom chili paste;Maepranom chili paste;Pantai chili paste
everything-bagel|everything bagel|everything bagels|sesame bagel;sesame seed bagel;onion bagel
puff-pastry-butter|all-butter puff pastry||butter puff pastry;butter puff pastry sheet;all-butter puff pastry sheet;pur beurre pâte feuilletée;pâte feuilletée pur beurre;Dufour puff pastry
naan-vegan|vegan naan|vegan naans|dairy-free naan;plant-based naan;dairy-free naan bread
sesame-bun|sesame seed bun|sesame seed buns|sesame-seed hamburger bun;sesame seed burger bun;sesame bun;sesame hamburger bun;sesame burger bun;sesame seed roll
pudding-mix-instant|instant pudding powder||instant pudding;lemon pudding mix;instant lemon pudding;banana pudding mix;instant banana pudding mix;white chocolate pudding mix;cheesecake pudding mix;butterscotch pudding mix;Jell-O instant vanilla pudding;Jell-O instant pudding;Jell-O pudding mix;Jell-O instant pudding mix;Jell-O instant chocolate pudding;chocolate pudding mix;instant vanilla pudding mix;Jell-O instant vanilla pudding mix;instant pudding mix;vanilla instant pudding mix;chocolate instant pudding mix;instant vanilla pudding;instant chocolate pudding;Jello instant vanilla pudding;Jello instant pudding;Jell-O vanilla pudding mix
gelatin-dessert-mix|gelatin dessert mix|gelatin dessert mixes|Jell-O;flavored gelatin;fruit gelatin;strawberry gelatin;raspberry gelatin;cherry gelatin;lime gelatin;orange gelatin;lemon gelatin;strawberry Jell-O;cherry Jell-O;lime Jell-O;orange Jell-O;lemon Jell-O;Jello;jello mix;fruit-flavored gelatin;jelly crystals;raspberry jelly crystals;strawberry jelly crystals;jelly cubes;strawberry jelly cubes;raspberry jelly cubes;lime jelly crystals;Jell-O strawberry gelatin;Jell-O gelatin;Jell-O raspberry;Jell-O lime;Jell-O cherry;strawberry flavored gelatin
peanut-butter-cups|peanut butter cup|peanut butter cups|milk chocolate peanut butter cups;Reese's peanut butter cups;Reese's cups;Reese's
toffee-bits|toffee bits||Heath bar;Heath bits;toffee pieces;chocolate toffee bar;Skor bar;Skor bits;milk chocolate toffee bits;Heath toffee bits;toffee baking bits
lemonade-concentrate|frozen lemonade concentrate||lemonade concentrate;limeade concentrate;frozen pink lemonade concentrate
steak-seasoning|steak seasoning||grill seasoning;Montreal steak seasoning;Montreal steak spice;Montreal seasoning;Montreal chicken seasoning;poultry rub;pork rub;BBQ rub;barbecue rub;barbecue seasoning;BBQ seasoning;dry rub;salad seasoning;rotisserie chicken seasoning;hamburger seasoning;burger seasoning;meat rub;rib rub
acai-puree|açaí purée||acai;acai packet;acai pulp
corn-muffin-mix|corn muffin mix|corn muffin mixes|cornbread mix;corn bread mix;Jiffy corn muffin mix;Jiffy mix;Jiffy cornbread mix;cornbread and muffin mix
frosting|vanilla frosting||white frosting;canned frosting;vanilla icing;store-bought frosting;chocolate frosting;ready-to-spread frosting;canned vanilla frosting;canned chocolate frosting
meringue-cookies|meringue nest|meringue nests|meringues;meringue shells;meringue kisses
ice-cream-cones|wafer cone|wafer cones|waffle cones;sugar cones;cake cones
sherbet|fruit sherbet||sherbet;raspberry sherbet;rainbow sherbet;orange sherbet
amaretti|amaretti||amarettini;crisp amaretti;soft amaretti;amaretti biscuits;amaretti cookies
candied-pecans|candied pecans||glazed pecans;sugared pecans;praline pecans
candied-walnuts|candied walnuts||glazed walnuts;sugared walnuts;honey walnuts
vodka-sauce|vodka sauce||vodka pasta sauce;tomato cream sauce;creamy tomato sauce;tomato vodka sauce;alla vodka sauce
kashmiri-chili-powder|Kashmiri chili powder||Kashmiri red chili powder;Kashmiri red chilli powder;Kashmiri mirch;Kashmiri lal mirch;deggi mirch;degi mirch;mild red chili powder
ginger-garlic-paste|ginger garlic paste||garlic ginger paste;adrak lehsun paste;adrak lasan paste;ginger and garlic paste;garlic and ginger paste;GG paste
tom-yum-paste|tom yum paste||tom yam paste;Thai tom yum paste;tom yum soup paste;tom kha paste
rendang-paste|rendang paste||rendang curry paste;rendang spice paste
laksa-paste|laksa paste||laksa curry paste;Malaysian laksa paste;curry laksa paste
tonkatsu-sauce|tonkatsu sauce||okonomiyaki sauce;Bulldog sauce;Bull-Dog sauce;yakisoba sauce;takoyaki sauce;katsu sauce;Japanese barbecue sauce;Bulldog tonkatsu sauce;okonomi sauce;Otafuku sauce
curry-roux|Japanese curry roux||curry roux;Japanese curry roux blocks;Japanese curry cubes;Japanese curry block;Japanese curry mix;Golden Curry roux;Vermont Curry;curry roux block;Golden Curry;Japanese curry paste cubes;Vermont curry roux;Java curry;S&B curry
tempura-scraps|tempura scraps||tenkasu;agedama;tempura flakes;tempura bits
century-egg|century egg|century eggs|preserved duck egg;thousand year egg;thousand-year-old egg;pidan;pei dan;preserved egg
salted-duck-egg|salted duck egg|salted duck eggs|itlog na maalat;telur masin;salted duck egg yolk;salted egg yolk;itlog na pula;trứng muối;telur asin;haam daan;xian ya dan;khai khem
stockfish|stockfish||okporoko;dried stockfish;air-dried cod;panla;unsalted dried cod;tørrfisk;guedj;bonga fish;dried bonga fish;stoccafisso;cod stockfish;stockfish head
garri|garri||white garri;yellow garri;Ijebu garri;cassava granules;cassava garri;eba flour;farine de manioc;gari ijebu
attieke|attiéké||acheke
yam-flour|yam flour||elubo;pounded yam flour;poundo yam;poundo;elubo isu;amala flour
plantain-flour|plantain flour||green plantain flour;green banana flour;banana flour;plantain fufu flour;plantain fufu mix
smoked-catfish|smoked catfish||dried catfish;smoked dried catfish;dried smoked fish;eja kika;eja osan;dried fish
mahlab|mahlab||mahleb;mahlepi;mahaleb
orange-blossom-water|orange blossom water||orange flower water;mazaher;zahr;eau de fleur d'oranger;agua de azahar;blossom water
kewra-water|kewra water||kewra;kewra essence;pandanus water;screwpine water
rose-petals|dried rose petals||rose petals;edible rose petals;dried roses;Persian rose petals;rose buds;dried rosebuds
dried-limes|dried limes||limoo amani;limu omani;loomi;black limes;Omani limes;noomi basra
red-pepper-paste|red pepper paste||biber salçası;Turkish red pepper paste;sweet red pepper paste;Turkish pepper paste;massa de pimentão;Erős Pista;paprika paste;aci biber salcasi;kirmizi biber salcasi;choricero pepper paste;choricero paste
kvass|kvass||rye kvass;zakwas buraczany;beet kvass;beetroot kvass;zakwas z buraków
red-cabbage-pickled|pickled red cabbage||jarred red cabbage;red cabbage in a jar;Rotkohl;Apfelrotkohl;Rotkraut;braised red cabbage;sweet and sour red cabbage;rødkål
bouquet-garni|bouquet garni|bouquets garnis|bouquet of herbs
quince-paste|quince paste||membrillo;dulce de membrillo;cotognata;marmelada;pâte de coing;quince jelly
masa-dough|fresh masa||prepared masa;masa dough;corn masa;masa for tortillas;masa for tamales;masa preparada;corn dough;nixtamal dough;masa fresca;tamale masa;prepared masa dough;masa de nixtamal;masa nixtamalizada
achiote-paste|achiote paste||annatto paste;recado rojo;recado;achiote condimentado;red recado
chili-lime-seasoning|chili lime seasoning||Tajín;Tajin Clásico;chili-lime salt
ackee|canned ackee||ackee
browning-sauce|browning sauce||gravy browning;Jamaican browning;Kitchen Bouquet;browning caramel;caramel browning;Grace browning;Grace browning sauce;Gravy Master;burnt sugar
green-seasoning|green seasoning||Trini green seasoning;Bajan seasoning;Caribbean seasoning blend
huacatay-paste|huacatay paste||huacatay;black mint paste;Peruvian black mint;wacatay
aji-panca|ají panca paste||aji panca;panca pepper paste
creamed-horseradish|creamed horseradish||horseradish cream;horseradish sauce;creamy horseradish;creamy horseradish sauce;Arby's Horsey sauce;hot horseradish sauce
chicken-bones|chicken stock bones||chicken carcass;chicken backs;chicken necks;chicken frames;roast chicken carcass;chicken backs and necks;chicken backs or necks;rotisserie chicken carcass;bones from a roast chicken
pork-bones|pork stock bones||pork soup bones;pork trotter bones;pork rib bones;pork back bones;ham bone;gammon bone;pork spine
beef-bones|beef stock bones||beef soup bones;beef knuckle bones;knuckle bones;beef neck bones;soup bones
fish-bones|fish stock bones||fish heads;fish frames;fish trimmings;fish carcass
kidney-beans-chili-sauce|kidney beans in chili sauce||red kidney beans in chilli sauce;chilli beans;canned chili beans;chili beans;mixed beans in chilli sauce;taco mixed beans;chili beans in mild sauce;chili beans in chili sauce;pinto beans in chili sauce;chili-seasoned beans
speculoos-cookies|speculoos cookie|speculoos cookies|speculoos;speculoos biscuits;Biscoff cookies;Biscoff biscuits;Biscoff;Lotus Biscoff biscuits;Lotus biscuits;Lotus cookies;Lotus Biscoff cookies;speculaas;speculaas biscuits;spekulatius;Lotus Biscoff;caramelised biscuits;caramelized biscuits;Biscoff cookie crumbs;crushed Biscoff
meat-extract|beef extract||Bovril;beef extract paste;meat extract;beef stock paste;beef bouillon paste;Better Than Bouillon beef base;beef base
bouillon-paste|chicken soup base||Better Than Bouillon chicken;chicken base;chicken stock paste;Better Than Bouillon roasted chicken base;chicken stock concentrate;chicken bouillon base;concentrated chicken stock;kalvfond;kalvefond;oksefond;kycklingfond;veal fond;Touch of Taste;Bong kalvfond;fond de veau;fond de veau déshydraté;Better Than Bouillon;stock concentrate;roasted chicken base
vegetable-bouillon-paste|vegetable bouillon paste||Better Than Bouillon vegetable base;vegetable base;vegetable stock paste;vegetable stock concentrate;vegetable bouillon base;vegan bouillon paste;seasoned vegetable base
candy-coated-chocolate|candy-coated chocolates||M&Ms;M&M's;M&M candies;M&M's candies
candy-bar-peanut|peanut caramel candy bar|peanut caramel candy bars|Snickers;Snickers bar
candy-bar-caramel|chocolate caramel candy bar|chocolate caramel candy bars|Milky Way;Milky Way bar;Mars bar;3 Musketeers
candy-wafer-bar|chocolate wafer bar|chocolate wafer bars|Kit Kat;KitKat;KitKat bars
candy-cookie-bar|caramel cookie bar|caramel cookie bars|Twix;Twix bar
malted-milk-balls|malted milk balls||Maltesers;Whoppers;malt balls
hard-candy|hard candy|hard candies|candy canes;peppermint candies;boiled sweets;peppermints;starlight mints;Jolly Ranchers;lollipops
gummy-candy|gummy candy|gummy candies|gummy bears;gummy worms;gummies;Haribo;jelly babies;wine gums;jelly sweets;gummi bears;sour gummy worms
nacho-cheese-chips|nacho cheese tortilla chips||Doritos;nacho cheese Doritos;Doritos chips;cheese-flavored tortilla chips;nacho-flavor tortilla chips;Cool Ranch Doritos;nacho cheese chips;crushed Doritos
brandy|brandy||cognac;armagnac;calvados;apple brandy;applejack;weinbrand;pisco;grappa;pálinka
tequila|tequila||blanco tequila;silver tequila;tequila blanco;tequila reposado;mezcal;gold tequila
orange-liqueur|orange liqueur||Grand Marnier;Cointreau;triple sec;curaçao;orange flavored liqueur;blue curaçao;limoncello
fruit-liqueur|fruit liqueur||crème de cassis;Chambord;raspberry liqueur;peach schnapps;cherry liqueur;blackcurrant liqueur;elderflower liqueur;St-Germain;sloe gin;cassis;maraschino liqueur;schnapps;Pimm's;melon liqueur;Campari;Aperol;sambuca;ouzo;anisette;pastis;Pernod;absinthe;Chartreuse;crème de menthe;Galliano;Drambuie;Bénédictine;ginjinha
amaretto|amaretto||amaretto liqueur;almond liqueur;Disaronno;Frangelico;hazelnut liqueur;Amaretto di Saronno
marsala-wine|Marsala wine||Marsala;sweet Marsala;dry Marsala;dry Marsala wine;sweet Marsala wine;Madeira;Madeira wine;vin santo;sweet sherry;Pedro Ximénez;dessert wine;sweet wine;Sauternes;Moscato;PX sherry
vermouth|vermouth||dry vermouth;white vermouth;sweet vermouth;dry white vermouth;Noilly Prat;red vermouth;Martini Rosso;Lillet
sparkling-wine|sparkling wine||Champagne;prosecco;cava;sekt;crémant;sparkling rosé;dry sparkling wine;Lambrusco
soju|soju||shochu
turkey-bones|turkey stock bones||turkey carcass;turkey necks;turkey backs;roast turkey carcass;smoked turkey neck
calamansi-juice|calamansi juice||calamansi;calamondin;kalamansi;kalamansi juice;calamondin juice;calamansi extract;calamansi limes
sinigang-mix|sinigang mix||tamarind soup base;sinigang sa sampalok mix;tamarind soup mix;sinigang soup base;tamarind sinigang mix;tamarind seasoning mix;tamarind powder;tamarind broth mix;sinigang tamarind soup mix;sinigang tamarind mix;Mama Sita's sinigang;Knorr sinigang mix
ube-halaya|ube halaya||ube jam;purple yam jam;halayang ube;ube halaya jam;purple yam spread
macapuno|macapuno strings||macapuno;macapuno balls;coconut sport;sweet coconut strings;coconut sport strings
nata-de-coco|nata de coco||coconut gel;coconut jelly;kaong;sugar palm fruit
banana-ketchup|banana ketchup||banana catsup;Jufran;UFC banana ketchup
flavoring-extract|flavoring extract||ube extract;ube flavoring;ube flavour;ube flavouring;pandan extract;pandan essence;pandan flavoring;pandan paste;coconut extract;lemon extract;orange extract;rum extract;maple extract;banana extract;strawberry extract
candlenuts|candlenut|candlenuts|buah keras;kemiri;candle nuts;kemiri nuts;candlenuts kemiri
mochi|mochi|mochi|kirimochi;mochi rice cakes;kiri mochi;Japanese rice cakes;daifuku mochi plain
yuzu-kosho|yuzu kosho||yuzu pepper paste;green yuzu kosho
perilla-oil|perilla oil||deulgireum
perilla-seeds|perilla seeds||ground perilla seeds;perilla seed powder;deulkkae;deulkkae-garu;perilla powder
bracken|bracken fern||gosari;fernbrake;kogomi;bracken fiddleheads;gosari bracken
minari|minari||water dropwort;Korean parsley;mitsuba
salted-shrimp|salted fermented shrimp||saeujeot;Korean salted shrimp;salted shrimp;saewoojeot;fermented shrimp;saeujeot salted shrimp;cincalok
acorn-jelly|acorn jelly||dotorimuk;mung bean jelly;cheongpomuk
banana-blossom|banana blossom||banana flower;banana heart;puso ng saging;vazhaipoo;mocha banana flower
banana-leaf|banana leaf|banana leaves|frozen banana leaves;hojas de plátano;daun pisang
snow-fungus|dried snow fungus||snow fungus;white fungus;dried white fungus;silver ear;white wood ear;tremella;white wood ear mushroom;silver ear fungus;tremella mushroom
tofu-skin|tofu skin||yuba;beancurd skin;beancurd sheets;dried yuba;tofu skin yuba;beancurd sticks;fu zhu;fuzhu;dried tofu skin;tofu bamboo;yuba sheets;dried beancurd sticks;tofu sheets;tofu skin sticks;fuchuk;doufu pi
five-spice-tofu|five-spice tofu||spiced tofu;dougan;tofu gan;spiced dry tofu;dry bean curd;spiced bean curd;pressed tofu;doufu gan;five spice pressed tofu
dried-scallops|dried scallops||conpoy;hotate dried;dried sea scallops
dried-squid|dried squid||dried cuttlefish;dried octopus;ojingeochae;dried shredded squid
sea-cucumber|sea cucumber|sea cucumbers|
pork-floss|pork floss||rousong;meat floss;pork sung;pork fu;yuk sung;dried pork floss
wheat-starch|wheat starch||dumpling starch;tang flour;deng mian;wheat starch flour
potato-starch|potato starch||katakuriko;Kartoffelstärke;potatismjöl;kartoffelmel;fécule de pomme de terre;fécule;fecola di patate;fecula de patata;skrobia ziemniaczana;mąka ziemniaczana;potato starch flour;potetmel;kartoffelmehl;perunajauho;almidón de papa;chuño;fecola;aardappelzetmeel;bramborový škrob;burgonyakeményítő;gamja jeonbun;patates nişastası;bột khoai tây;mąki ziemniaczanej;skrobi ziemniaczanej
sweet-potato-starch|ground sweet potato starch||sweet potato starch
sweet-bean-sauce|sweet bean sauce||tianmianjiang;tian mian jiang;sweet flour sauce;sweet wheat paste;sweet soybean paste;sweet fermented sauce;chunjang;Korean black bean paste;sweet bean sauce tianmianjiang;tianmian sauce
soybean-paste-yellow|yellow soybean paste||yellow bean sauce;yellow bean paste;taucu;tauco;taucheo;brown bean sauce;ground bean sauce;tao jiew;Thai soybean paste;yellow soybean sauce;salted soybeans;huang jiang;brown bean paste
maltose|maltose syrup||maltose;malt sugar;Chinese maltose;barley maltose;mai ya tang
lily-bulbs|dried lily bulbs||lily bulbs;dried lily buds;lily buds;golden needles;dried lily flowers;tiger lily buds;lily flowers
pea-shoots|pea shoots||snow pea shoots;pea tips;dou miao;pea leaves;snow pea leaves;snow pea tips;pea greens
garlic-chives|garlic chives||Chinese chives;nira;buchu;ku chai;Chinese leek;jiu cai;kuchai;yellow chives;flowering chives;Korean chives;flowering garlic chives;asian chives;gow choy;gau choy;bai kui chai;Knoblauch-Schnittlauch;jiu huang
vietnamese-coriander|Vietnamese coriander||rau ram;laksa leaf;daun kesum;Vietnamese mint;hot mint;Vietnamese cilantro;kesum;phak phai
sev|sev||besan sev;chickpea noodles crispy;boondi;boondhi;kara boondi;bhujia;chivda;gathiya
papdi|papdi||puri for pani puri;golgappa;pani puri puris;sev puri papdi;golgappe;puchka shells;pani puri shells;papri;pani puri
gulab-jamun-mix|gulab jamun mix||instant gulab jamun mix;gulab jamun powder
idli-rava|idli rava||rice rava;idly rava;cream of rice;rice grits;idli rawa;rice semolina
sambar-powder|sambar powder||sambar masala;sambhar powder;sambhar masala;rasam powder;rasam masala;sambaar powder
tandoori-masala|tandoori masala||tandoori powder;tandoori seasoning;tandoori spice;tikka masala spice blend;tikka spice mix;tikka masala powder;tandoori spice mix;tandoori spice blend
green-chutney|green chutney||mint chutney;coriander chutney;cilantro chutney;hari chutney;pudina chutney;cilantro mint chutney;dhania chutney;coriander mint chutney;hara chutney
tamarind-chutney|tamarind chutney||sweet chutney;imli chutney;tamarind date chutney;date and tamarind chutney;meethi chutney;sweet tamarind chutney;saunth chutney
gulkand|gulkand||rose petal jam;rose jam
ground-goat|ground goat||goat keema;minced goat;goat mince
tiger-nuts|tiger nuts||tigernuts;chufa;chufa nuts;tigernut flour;tiger nut flour
ogbono|ogbono||ogbono seeds;apon;wild mango seeds;dika nuts
baobab-powder|baobab powder||baobab fruit powder
moringa-powder|moringa powder||dried moringa;moringa leaf powder;malunggay powder
maca-powder|maca powder||maca root powder;gelatinized maca powder;lucuma powder
shito|shito||Ghanaian shito;black pepper sauce Ghana;shito sauce;shito pepper sauce;Ghanaian black pepper sauce
samp|samp||dried hominy;dried pozole corn;maíz pozolero;white hominy corn dried;mote corn;dried mote;mote pelado;canjica corn;mugunzá;white corn for pozole;giant white corn
chakalaka|chakalaka||
argan-oil|argan oil||culinary argan oil
fresh-egg-noodles|fresh egg noodles||hokkien noodles;hokkien egg noodles;lo mein noodles;fresh Chinese egg noodles;fresh wonton noodles;fresh Chinese noodles;yellow noodles;yellow egg noodles;mee goreng noodles;yakisoba noodles;fresh chow mein noodles;Singapore noodles fresh;straight-to-wok egg noodles;straight to wok noodles;ready-to-wok noodles;fresh ramen;medium egg noodles straight to wok;steamed chow mein noodles;fresh thin egg noodles;pancit canton fresh;Spätzle frisch;frische Spätzle;Eierspätzle;Knöpfle;fresh spaetzle;csipetke;nokedli;galuska;mee pok;hokkien mee noodles;fresh ramen noodles;mee kuning;mie basah;mì vàng;mì trứng;miki noodles;ba mee;bamee;chuka soba;pancit miki;mi kuning;mie kuning
pickled-herring|pickled herring||herring in wine sauce;rollmops;rollmop herring;matjes;matjes herring;Bismarck herring;herring pickled;soused herring;schmaltz herring;salted herring;herring in brine;inlagd sill;salt herring;herring fillets in brine;śledź;śledzie;Bismarckhering;Matjesfilet;herring in oil;ansjovis;Swedish anchovies;sprats in spice brine;matjessill;śledź w oleju;pickled herring in wine sauce;marinated herring;Abba sill;sill;spekesild;marinerede sild;kryddersild;zure haring;Hollandse Nieuwe;maatjesharing;śledzie w oleju;śledź a la matias;selyodka;seledka;herring in wine;silli;maustesilli;slaný sleď
praline-paste|praline paste||hazelnut praline paste;hazelnut praline;praliné;almond praline;praline powder;pralin;nut praline
fondant|fondant icing||fondant;rolled fondant;ready-to-roll icing;sugar paste;ready-to-roll fondant icing;white fondant;gum paste;fondant icing sugar;ready-roll icing;regal icing;flower paste
panettone|panettone|panettones|pandoro;colomba;panettone slices;pan de pascua;kulich;stollen;paska bread
chamoy|chamoy sauce||chamoy;chamoy syrup
coconut-milk-powder|coconut milk powder||coconut cream powder;powdered coconut milk;dried coconut milk
kaya|kaya||kaya jam;coconut jam;coconut egg jam;seri kaya;pandan kaya
culantro|culantro||chadon beni;shado beni;recao;sawtooth coriander;sawtooth herb;ngo gai;saw-leaf herb;bandhania;long coriander;Mexican coriander;pak chi farang;eryngo herb;fitweed herb;shadow beni;shadon beni;chadon benee
water-chestnut-flour|water chestnut flour||singhara flour;singhare ka atta;singhara atta;water chestnut starch;water chestnut powder
any-milk|dairy or plant milk||dairy or plant-based milk;dairy or dairy-free milk;regular or plant-based milk;plant or dairy milk;milk or plant milk;milk or dairy-free milk;dairy or vegan milk;cow or plant milk
plant-milk|plant milk||plant-based milk;non-dairy milk;dairy-free milk;vegan milk;plant milk of choice;plant-based milk of choice;non-dairy milk of choice;dairy-free milk of choice;vegan milk of choice;almond or oat milk;oat or almond milk;soy or almond milk;almond or soy milk;soy or oat milk;oat or soy milk;almond, oat or soy milk;oat milk or almond milk;almond milk or oat milk;soy milk or almond milk;almond milk or soy milk;oat milk or soy milk;soy milk or oat milk;almond or cashew milk;cashew or almond milk;oat or cashew milk;unsweetened non-dairy milk;unsweetened dairy-free milk;plain non-dairy milk;unsweetened plant milk;plain plant milk
butter-or-oil|butter or margarine||oil or butter;butter or vegan butter;vegan butter or butter;butter or plant-based butter;dairy-free or regular butter;regular or vegan butter;vegan or regular butter;butter or dairy-free butter;butter or vegetable oil;vegetable oil or butter;butter or neutral oil;butter or cooking oil;butter or canola oil;canola oil or butter;butter or oil for frying;butter or oil for greasing;butter/oil;margarine or butter;butter or cooking spray;cooking spray or butter;butter or oil for the pan;margarine or softened butter;butter or baking spread;baking spread or butter;butter or shortening;melted butter or oil;oil or melted butter;unsalted butter or oil;oil or unsalted butter
ghee-or-oil|ghee or oil||oil or ghee;neutral oil or ghee;ghee or vegetable oil;vegetable oil or ghee;ghee or cooking oil;oil/ghee;ghee or sunflower oil;ghee or canola oil;butter, ghee or oil;coconut oil, ghee or butter
sugar-free-chocolate-chips|sugar-free chocolate chips||keto chocolate chips;Lily's chocolate chips;Lily's dark chocolate chips;stevia-sweetened chocolate chips;sugar-free dark chocolate chips;no-sugar-added chocolate chips;sugar-free dark chocolate;sugar-free chocolate;keto chocolate;keto-friendly chocolate chips
quark|quark||kesella;kvarg;Magerquark;Topfen;low-fat quark;kwark;Speisequark;magerkvarg;kvark;rahka;twaróg półtłusty;twaróg tłusty;twaróg chudy;Speisequark 20%;Sahnequark;fromage blanc 0%;magere kwark;maitorahka;twarożek;twaróg sernikowy;tvaroh;gvina levana;gvina levana 5%;Israeli white cheese;white cheese 5%;mager kvark;varškė;biezpiens;kohupiim;queso batido;queso batido 0%;Speisetopfen;soft curd cheese;light quark;svježi kravlji sir;svježeg kravljeg sira;svježeg sira;měkký tvaroh;chudego twarogu;rahkaa
fromage-frais|fromage frais||fromage blanc;petit suisse;petits suisses;faisselle;fromage frais 0%
mincemeat-sweet|fruit mincemeat||mincemeat;sweet mincemeat;jar mincemeat
mixed-peel|mixed candied peel||mixed peel;candied orange peel;candied lemon peel;candied citrus peel;candied peel;orange peel candied;citron peel;candied citron;candied orange;Orangeat;Zitronat;mixed candied citrus peel;sukade;canditi;scorza d'arancia candita
mixed-dried-fruit|mixed dried fruit||dried mixed fruit;dried fruit mix;mixed vine fruit;cake fruit;fruit cake mix fruit;mixed fruit dried;dried fruit;assorted dried fruit
honeycomb-toffee|honeycomb toffee||cinder toffee;hokey pokey;Crunchie;Crunchie bar;honeycomb candy;sponge toffee;Violet Crumble;puff candy
chicken-or-vegetable-broth|chicken or vegetable broth||vegetable or chicken broth;chicken or vegetable stock;vegetable or chicken stock;chicken broth or vegetable broth;vegetable broth or chicken broth;chicken stock or vegetable stock;vegetable stock or chicken stock;chicken or veggie broth;veggie or chicken broth;chicken or veg stock;veg or chicken stock;chicken or vegetable bouillon;vegetable or chicken bouillon;chicken broth or stock or vegetable broth;chicken, vegetable or mushroom broth
beef-or-vegetable-broth|beef or vegetable broth||beef or vegetable stock;beef broth or vegetable broth;beef stock or vegetable stock
plant-yogurt|plant-based yogurt||vegan yogurt;non-dairy yogurt;plant yogurt;dairy-free yoghurt;vegan yoghurt;vegan Greek-style yogurt;dairy-free Greek-style yogurt;vegan Greek yogurt;dairy-free Greek yogurt;plant-based Greek yogurt;soy or coconut yogurt;coconut or soy yogurt;plain dairy-free yogurt;unsweetened dairy-free yogurt;vegan plain yogurt;vegan natural yogurt;plain non-dairy yogurt;unsweetened non-dairy yogurt;dairy-free plain yogurt;dairy-free natural yogurt;plain vegan yogurt;unsweetened vegan yogurt
plant-cream|plant-based cream||vegan cream;dairy-free cream;plant cream;vegan double cream;vegan cooking cream;non-dairy cream;plant-based double cream;vegan heavy cream;dairy-free heavy cream;vegan whipping cream;plant-based heavy cream;plant-based cooking cream;dairy-free cooking cream;plant-based whipping cream;dairy-free whipping cream;dairy-free double cream;soy or oat cream;oat or soy cream;vegan single cream;plant-based single cream;dairy-free single cream
salad-cream|salad cream||Miracle Whip;Heinz salad cream;mayonnaise-type salad dressing;light salad cream
parsley-root|parsley root|parsley roots|root parsley;Hamburg parsley;pietruszka korzeń;korzeń pietruszki;turnip-rooted parsley;Petersilienwurzel;Petersilienwurzeln;racine de persil;wortelpeterselie;persiljerot;persillerod;persiljajuuri;korzenia pietruszki;kořenová petržel;petrezselyemgyökér;rădăcină de pătrunjel;fehérrépa;kořen petržele
samphire|samphire||marsh samphire;sea beans;glasswort;salicornia;sea asparagus;salicorne;samphire grass
edible-flowers|edible flowers||nasturtium flowers;borage flowers;nasturtiums;viola flowers;marigold petals;pansies;cornflower petals
lovage|lovage||Liebstöckel;lubczyk;leuștean;livèche;libbsticka;løvstikke;levístico
mentsuyu|mentsuyu||tsuyu;noodle soup base;tsuyu sauce;soba tsuyu;soba sauce;noodle tsuyu;udon soup base;concentrated mentsuyu;hot pot soup base Japanese;shiro dashi
palm-nut-concentrate|palm nut concentrate||palm nut cream;banga paste;palm nut soup base;palm fruit concentrate;palm cream concentrate;palm butter;palm nut sauce base;palm fruit extract;palm cream
kokum|kokum||kokum petals;cocum;kokam;amsol;asam gelugur;asam keping;goraka;Malabar tamarind;kodampuli;kudampuli;cambogia;wet kokum
anardana|dried pomegranate seeds||pomegranate powder;anar dana
roasted-chana|roasted gram||roasted chana dal;putani;pottukadalai;fried gram;roasted Bengal gram;roasted gram dal;bhuna chana;daria dal;hurigadale;phutana;roasted split chickpeas
egg-wraps|egg wrap|egg wraps|Egglife wraps;egg white wraps;egglife egg white wraps;Crepini
vegan-marshmallows|vegan marshmallow|vegan marshmallows|Dandies;Dandies marshmallows;gelatin-free marshmallows;vegetarian marshmallows;vegan mini marshmallows
smoked-pork-ribs|smoked pork ribs||smoked ribs;smoked spare ribs;smoked rib bones;wędzone żeberka;smoked spareribs
artichoke-hearts-canned|canned artichoke hearts||canned artichokes;artichoke hearts in water;artichoke hearts in brine;artichoke bottoms
artichoke-hearts-marinated|marinated artichoke hearts||marinated artichokes;jarred artichoke hearts;chargrilled artichoke hearts;artichoke hearts in oil;artichoke hearts in olive oil;grilled artichoke hearts;jarred artichokes;artichoke antipasto;chargrilled artichokes;artichokes in oil;marinated quartered artichoke hearts
nut-butter|nut butter||nut butter of choice;peanut or almond butter;almond or peanut butter;peanut butter or almond butter;almond butter or peanut butter;smooth nut butter;creamy nut butter;cashew or almond butter;almond or cashew butter;peanut or cashew butter;almond butter or cashew butter;cashew butter or almond butter;drippy nut butter;runny nut butter;peanut butter or cashew butter;natural nut butter;unsweetened nut butter
shaoxing-or-sherry|Shaoxing wine or dry sherry||Shaoxing rice wine or dry sherry;dry sherry or rice wine;sake or dry sherry;dry sherry or sake;mirin or dry sherry;dry sherry or mirin;Shaoxing wine or sherry;Chinese cooking wine or dry sherry;dry sherry or Chinese cooking wine;Shaoxing cooking wine or dry sherry;rice wine or sherry;mirin or sherry;Shaohsing rice wine or dry sherry
rice-or-quinoa|rice or quinoa||brown rice or quinoa;quinoa or brown rice;white rice or quinoa
rice-or-quinoa-cooked|cooked rice or quinoa||cooked brown rice or quinoa;cooked quinoa or brown rice;cooked white rice or quinoa;cooked white or brown rice or quinoa
lard-or-shortening|lard or vegetable shortening||lard or shortening;shortening or lard;vegetable shortening or lard;lard or vegetable oil;vegetable oil or lard;lard or oil;oil or lard;pork lard or vegetable shortening
white-wine-or-broth|white wine or chicken broth||dry white wine or chicken broth;chicken broth or white wine;white wine or chicken stock;dry white wine or chicken stock;chicken stock or white wine;white wine or vegetable broth;dry white wine or vegetable broth;vegetable broth or white wine;white wine or vegetable stock;dry white wine or low-sodium chicken broth;chicken broth or dry white wine
fish-or-soy-sauce|fish sauce or soy sauce||soy sauce or fish sauce;fish sauce or light soy sauce;fish sauce or tamari;light soy sauce or fish sauce
starch-of-choice|cornstarch or potato starch||cornstarch or tapioca starch;tapioca starch or cornstarch;potato or corn starch;corn or potato starch;cornstarch or tapioca flour;potato starch or tapioca starch;tapioca or potato starch
gluten-free-polenta|gluten-free polenta||certified gluten-free polenta;wheat-free polenta;gluten-free instant polenta;certified gluten-free cornmeal;gluten-free cornmeal;wheat-free cornmeal
gluten-free-grits|gluten-free grits||certified gluten-free grits;wheat-free grits;gluten-free corn grits;wheat-free corn grits
gluten-free-lentils|gluten-free lentils||certified gluten-free lentils;wheat-free lentils;gluten-free green lentils;gluten-free brown lentils;wheat-free green lentils;wheat-free brown lentils
gluten-free-red-lentils|gluten-free red lentils||certified gluten-free red lentils;wheat-free red lentils
gluten-free-buckwheat|gluten-free buckwheat||certified gluten-free buckwheat;wheat-free buckwheat;gluten-free buckwheat groats;wheat-free buckwheat groats
gluten-free-millet|gluten-free millet||certified gluten-free millet;wheat-free millet
gluten-free-chicken-broth|gluten-free chicken broth||gluten-free chicken stock;certified gluten-free chicken broth;GF chicken broth;wheat-free chicken broth;wheat-free chicken stock;chicken broth gluten-free;chicken stock gluten-free
gluten-free-vegetable-broth|gluten-free vegetable broth||gluten-free vegetable stock;certified gluten-free vegetable broth;wheat-free vegetable broth;wheat-free vegetable stock;gluten-free veggie broth;vegetable stock gluten-free
gluten-free-beef-broth|gluten-free beef broth||gluten-free beef stock;certified gluten-free beef broth;GF beef broth;wheat-free beef broth;wheat-free beef stock;beef broth gluten-free;beef stock gluten-free
gluten-free-baking-powder|gluten-free baking powder||certified gluten-free baking powder;GF baking powder;wheat-free baking powder;baking powder gluten-free
gluten-free-buckwheat-flour|gluten-free buckwheat flour||certified gluten-free buckwheat flour;GF buckwheat flour;wheat-free buckwheat flour
gluten-free-masarepa|gluten-free masarepa||certified gluten-free masarepa;gluten-free precooked cornmeal;gluten-free arepa flour;gluten-free harina PAN
gluten-free-tortilla-chips|gluten-free tortilla chips||certified gluten-free tortilla chips;gluten-free corn chips;gluten-free corn tortilla chips;wheat-free tortilla chips
vegan-curry-paste|vegan curry paste||vegan red curry paste;vegan Thai red curry paste;vegan green curry paste;vegan Thai green curry paste;vegan Thai curry paste;vegetarian red curry paste;vegetarian green curry paste;vegetarian Thai curry paste
sucuk|sucuk||sujuk;sudzuk;soujouk;sucuk sausage;sujuk sausage;Turkish sausage;Turkish sucuk;soudjouk;suxhuk;beef sucuk;Turkish beef sausage
corned-beef-canned|canned corned beef||corned beef in a can;bully beef;corned beef tin;Libby's corned beef;Exeter corned beef;Hereford corned beef;Palm corned beef;Princes corned beef
empanada-wrappers|empanada wrapper|empanada wrappers|empanada discs;empanada dough discs;empanada dough rounds;discos de empanada;tapas de empanada;tapas para empanadas;discos para empanadas;empanada pastry discs;Goya discos;empanada rounds;empanada shells;obleas para empanadas
ground-beef-and-pork|ground beef and pork||ground beef and pork mix;mixed mince;mixed ground meat;mixed minced meat;gemischtes Hackfleisch;Hackfleisch gemischt;halb und halb Hackfleisch;blandfärs;mixed ground beef and pork;meatloaf mix;gehakt half om half;beef-pork mince;pork and beef mince;mięso mielone;mięsa mielonego;gehakt;macinato misto;carne picada mista;mięsa mielonego wieprzowo-wołowego;hakket kalv og flæsk;familiedeig;sika-nauta jauhelihaa;dana kuzu karışık kıyma;carne tocată amestec;míchaného mletého masa;vegyes darált hús;thịt xay hỗn hợp;daging giling campur;mljeveno meso;mljevenog mesa;mleté maso;mletého masa;sika-nauta jauheliha;sika-nautajauheliha;sika-nautajauhelihaa;half-om-halfgehakt;half-om-half gehakt
tarhana|tarhana||trahana;tarhana powder;sour trahana;sweet trahana;Turkish tarhana
honey-nut-oat-cereal|honey nut oat cereal||Honey Nut Cheerios;honey nut O cereal
rice-squares-cereal|rice squares cereal||Rice Chex;Corn Chex;Rice Chex cereal;Corn Chex cereal;crispy rice squares
wheat-squares-cereal|wheat squares cereal||Wheat Chex;Wheat Chex cereal
wheat-barley-nuggets-cereal|wheat and barley nuggets cereal||Grape-Nuts;Grape Nuts cereal;Post Grape-Nuts
rice-wheat-flakes-cereal|rice and wheat flakes cereal||Special K;Special K cereal;Special K Original
fruit-nut-bar|fruit and nut bar|fruit and nut bars|Kind bar;Kind fruit and nut bar;nut bar;Nakd bar;Kind nut bar;That's It bar;Deliciously Ella ball;date bar;Eat Natural bar;Trek bar
oat-energy-bar|oat energy bar|oat energy bars|Clif bar;Clif energy bar;Bobo's oat bar;Luna bar
macaroni-cheese-mix|boxed macaroni and cheese||Kraft macaroni and cheese;Kraft Dinner;macaroni and cheese mix;mac and cheese mix;boxed mac and cheese;Annie's shells and white cheddar;Annie's mac and cheese;macaroni and cheese dinner;Kraft mac and cheese
fresh-rice-noodles|fresh rice noodles||ho fun;hor fun;fresh flat rice noodles;fresh wide rice noodles;shahe fen;fresh rice sheets;fresh kway teow;fresh banh pho;fresh pho noodles;sen yai
ivy-gourd|ivy gourd|ivy gourds|tindora;tindli;tendli;kovakkai;dondakaya;tindora gourd;kundru;tondli;gherkin gourd;kovai;parval
frankfurter|frankfurter|frankfurters|hot dog;hot dog sausage;wiener;hotdog;pork frankfurter;pork hot dog;saveloy;beef and pork frank;Frankfurter Würstchen;Wiener Würstchen;Würstchen;Wienerle;Wiener Wurst;Knacker;salchicha;salchicha de Viena;salsicha;wurstel;saucisse de Strasbourg;korv;varmkorv;prinskorv;pølse;pølser;wienerpølser;rød pølse;knakworst;knakworsten;parówka;parówki;párky;virsli;crenvurști;sosis;nakki;nakit;kokteylsosis;salchicha frankfurt;cocktail frankfurts;frankfurt;little boys;Bockwürstchen;lil smokies;cocktail franks;jumbo franks
smoked-sausage-link|smoked sausage link|smoked sausage links|hot link;andouille;andouille sausage;smoked andouille;linguiça;linguiça sausage;linguiça calabresa;calabresa;paio;Cajun sausage;paio sausage;debreceni sausage;debreciner;kabanosy;Mettenden;Rauchenden;saucisse de Montbéliard;saucisse fumée;rookworst;salsiccia affumicata;kransky;Frankfurters smoked;kovbasa
sweetened-cereal|sweetened cereal||Froot Loops;Fruit Loops;Golden Grahams;Cinnamon Toast Crunch;Honey Bunches of Oats;Apple Jacks;Honey Smacks;Cookie Crisp;Cinnamon Grahams;Curiously Cinnamon;Cap'n Crunch;Life cereal
vegetable-oil-spread|vegetable oil spread||Flora;Flora Buttery;Flora spread;Smart Balance;Smart Balance spread;Country Crock;Country Crock spread;Benecol;Benecol spread;Bertolli spread;light margarine;Brummel & Brown;sunflower spread;olive spread;Becel;Planta Fin;St Hubert margarine
vegan-mayonnaise-full-fat|full-fat vegan mayonnaise||Vegenaise;Veganaise;Hellmann's vegan mayo;Hellmann's vegan mayonnaise;vegan Japanese mayonnaise
brown-pickle|brown pickle||Branston pickle;Branston;Branston small chunk pickle;ploughman's pickle;sandwich pickle;brown sandwich pickle
wheat-beef-stock-cube|beef stock cube with wheat|beef stock cubes with wheat|Oxo;Oxo cube;Oxo beef stock cube;Oxo chicken stock cube;Oxo stock cube;chicken Oxo cube;beef Oxo;red Oxo cube
bao-buns|bao bun|bao buns|mantou;gua bao;steamed bao buns;gua bao buns;Chinese steamed buns;hirata buns
yorkshire-pudding|Yorkshire pudding|Yorkshire puddings|Yorkshire pud;popover
soft-pretzel|soft pretzel|soft pretzels|Brezel;Brezeln;Laugenbrezel;Bavarian pretzel;pretzel roll;Laugenbrötchen
corn-nuts|toasted corn kernels||corn nuts;cancha;maíz cancha;quicos;kikos;cancha serrana
stacked-potato-crisps|stacked potato crisps||Pringles;Pringles crisps;Pringles chips
fried-plantain|fried ripe plantain||maduros;fried sweet plantains;fried plantain;aloco
tostones|tostones||patacones;fried green plantain
vegan-butter-nut|nut-based vegan butter||Miyoko's vegan butter;Miyoko's cultured vegan butter;cashew-based vegan butter;Forager buttery spread;nut-based vegan buttery spread
vegan-butter-soy|soy-based vegan butter||Earth Balance buttery spread;Earth Balance vegan butter;Earth Balance buttery sticks;Earth Balance sticks;Earth Balance;Earth Balance spread;soy-based vegan buttery spread;soy-based vegan spread
cheese-soup-condensed|condensed cheese soup||can cheddar cheese soup;cheddar cheese soup;condensed cheddar cheese soup;canned cheddar cheese soup;Campbell's cheddar cheese soup;condensed cheddar soup
apple-pie-filling|apple pie filling||can apple pie filling
mandarins-canned|canned mandarin oranges||canned mandarins;mandarin orange segments;tinned mandarins;canned mandarin segments;mandarin oranges in light syrup;mandarin oranges in syrup;mandarins in syrup;mandarins in light syrup;mandarin oranges in juice
`;
