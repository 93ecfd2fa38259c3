/** id | name | plural, empty when the same | other names, separated by ";". */
export const NAMES = `
artichoke|artichoke|artichokes|globe artichoke;Artischocke;artichaut;alcachofa;carciofo;alcachofra
arugula|arugula||rocket;rocket leaves;roquette;rucola;Rauke;wild rocket;arugula leaves
asparagus|asparagus||asparagus spears;green asparagus;Spargel;asperge;esparrago;asparago;aspargo;asparagus tips
bamboo-shoots-canned|canned bamboo shoots||bamboo shoots;bamboo shoot
bean-sprouts-mung|bean sprouts||beansprouts;mung bean sprouts;mungbean sprouts;beansprout
beet|beet|beets|beetroot;raw beetroot;red beet;rote bete;betterave;remolacha;barbabietola;beterraba
beets-canned|canned beets||canned beetroot;tinned beetroot;cooked beetroot;cooked beets;vacuum-packed beetroot;vac-packed beetroot;beetroot in juice
beet-greens|beet greens||beetroot leaves;beet leaves
bok-choy|bok choy||pak choi;pak choy;bok choi;baby bok choy;baby pak choi;pok choi;choy sum;choi sum;Shanghai bok choy
broccoli|broccoli||broccoli florets;broccoli head;brokkoli;brocoli;broccolo;calabrese;broccoli crown
broccoli-rabe|broccoli rabe||rapini;cime di rapa
chinese-broccoli|Chinese broccoli||gai lan;kai lan;Chinese kale
broccoli-frozen|frozen broccoli||frozen broccoli florets
brussels-sprouts|Brussels sprouts||brussel sprouts;sprouts;Rosenkohl;chou de Bruxelles;choux de Bruxelles;coles de Bruselas;cavolini di Bruxelles;brussels
butternut-squash|butternut squash|butternut squashes|butternut;butternut pumpkin;squash;winter squash;butternut squash noodles
acorn-squash|acorn squash|acorn squashes|delicata squash;carnival squash;festival squash
spaghetti-squash|spaghetti squash|spaghetti squashes|
yellow-summer-squash|yellow squash|yellow squashes|summer squash;yellow summer squash;crookneck squash;yellow courgette;yellow zucchini;pattypan squash
green-cabbage|green cabbage|green cabbages|cabbage;white cabbage;pointed cabbage;sweetheart cabbage;hispi cabbage;Weißkohl;chou blanc;repollo;cavolo;couve;hispi;spring cabbage;drumhead cabbage;pointed hispi cabbage
red-cabbage|red cabbage|red cabbages|purple cabbage;Rotkohl;chou rouge;lombarda;cavolo rosso
savoy-cabbage|savoy cabbage|savoy cabbages|Wirsing
napa-cabbage|napa cabbage|napa cabbages|Chinese cabbage;Chinese leaf;Chinese leaves;nappa cabbage;wombok;wong bok;wong nga bak
carrot|carrot|carrots|Karotte;Möhre;carotte;zanahoria;carota;cenoura;Karotten;Möhren;carottes;zanahorias;carote;cenouras;gajar;Dutch carrot
baby-carrots|baby carrots||baby carrot;Chantenay carrots
cassava|cassava||yuca;manioc;mandioca;tapioca root;yuca root;cassava root
cauliflower|cauliflower|cauliflowers|cauliflower florets;Blumenkohl;chou-fleur;coliflor;cavolfiore;couve-flor;gobi;cauli;phool gobi
cauliflower-frozen|frozen cauliflower||frozen cauliflower florets
celeriac|celeriac||celery root;knob celery;Knollensellerie;céleri-rave;apio nabo
celery|celery||celery stick;celery stalk;celery rib;Staudensellerie;céleri;apio;sedano;aipo;celery heart
swiss-chard|Swiss chard||chard;rainbow chard;silverbeet;Mangold;blette;acelga;bietola
belgian-endive|Belgian endive|Belgian endives|chicory;witloof;endive;Chicorée;chicory heads
curly-endive|curly endive||frisée;frisee lettuce;escarole
collard-greens|collard greens||collards;spring greens
sweet-corn|sweet corn||corn;sweetcorn;corn on the cob;corn cob;ear of corn;fresh corn;corn kernels;maïs doux;maíz;sweetcorn cob;corn ear;cob of corn
corn-frozen|frozen corn||frozen sweetcorn;frozen sweet corn;frozen corn kernels
corn-canned|canned corn||tinned sweetcorn;canned sweetcorn;canned sweet corn;canned corn kernels;Mais
cucumber|cucumber|cucumbers|English cucumber;Persian cucumber;Lebanese cucumber;hothouse cucumber;Gurke;Salatgurke;concombre;pepino;cetriolo;kheera;Kirby cucumber;continental cucumber;telegraph cucumber;snack cucumber
daikon-radish|daikon||daikon radish;mooli;white radish;mouli;mooli radish
edamame-frozen|edamame||frozen edamame;edamame beans;shelled edamame;green soybeans;soya beans frozen;frozen soya beans;mukimame;edamame soybeans
eggplant|eggplant|eggplants|aubergine;brinjal;melanzana;berenjena;beringela;Auberginen;aubergines;berenjenas;melanzane;baingan
fava-beans-fresh|fresh fava beans||broad beans;fresh broad beans;fava beans;frozen broad beans
fennel-bulb|fennel bulb|fennel bulbs|fennel;fresh fennel;Fenchel;fenouil;hinojo;finocchio;florence fennel
garlic|garlic||garlic clove;fresh garlic;minced garlic;Knoblauch;Knoblauchzehe;ail;gousse d'ail;ajo;diente de ajo;aglio;spicchio d'aglio;alho;dente de alho;Knoblauchzehen;gousses d'ail;dientes de ajo;spicchi d'aglio;lehsun;garlic paste;garlic puree;lazy garlic;garlic bulb;garlic head;wet garlic;ginger-garlic paste;garlic-ginger paste;ginger and garlic paste;garlic and ginger paste
ginger-root|fresh ginger||ginger;ginger root;root ginger;gingerroot;Ingwer;gingembre;jengibre;zenzero;gengibre;ginger piece;adrak;ginger paste;ginger puree
grape-leaves-canned|jarred grape leaves||grape leaves;vine leaves;grape leaf
green-beans|green beans||green bean;French beans;fine beans;string beans;haricots verts;haricot vert;runner beans;snap beans;grüne Bohnen;judías verdes;fagiolini;dwarf beans;stringless beans;round beans;flat beans;helda beans;yard-long beans
green-beans-frozen|frozen green beans||frozen French beans
green-beans-canned|canned green beans||tinned green beans
hearts-of-palm-canned|canned hearts of palm||hearts of palm;heart of palm;palm hearts;palmito
jalapeno-pepper|jalapeño pepper|jalapeño peppers|jalapeno;jalapeno chilli;jalapeño chile;fresh jalapeño;green jalapeño
jalapeno-pickled|pickled jalapeños||pickled jalapeno;jarred jalapeños;sliced jalapeños in a jar;jalapenos from a jar;jalapeño slices;pickled jalapeno peppers
jerusalem-artichoke|Jerusalem artichoke|Jerusalem artichokes|sunchoke;topinambur;topinambour
jicama|jicama|jicamas|yam bean
kale|kale||curly kale;lacinato kale;cavolo nero;Tuscan kale;black kale;Grünkohl;chou kale;kale leaves;dinosaur kale;kalettes;Russian kale;black cabbage
kimchi|kimchi||kimchee;cabbage kimchi
kohlrabi|kohlrabi||German turnip
leek|leek|leeks|Lauch;Porree;poireau;puerro;porro;alho-poró;alho-francês
lemongrass|lemongrass||lemon grass;lemongrass stalk;lemongrass paste
butterhead-lettuce|butterhead lettuce|butterhead lettuces|butter lettuce;Boston lettuce;Bibb lettuce;round lettuce;Kopfsalat;Bibb;living lettuce;soft lettuce
romaine-lettuce|romaine lettuce|romaine lettuces|romaine;cos lettuce;romaine heart;little gem;little gem lettuce;gem lettuce;baby gem lettuce;baby gem;hearts of romaine;sweet gem lettuce
iceberg-lettuce|iceberg lettuce|iceberg lettuces|iceberg;Eisbergsalat;crisp lettuce
green-leaf-lettuce|green leaf lettuce||lettuce;leaf lettuce;lettuce leaf;lettuce leaves;laitue;lechuga;lattuga;alface;Blattsalat;oakleaf lettuce;batavia lettuce;frilly lettuce;salad lettuce;coral lettuce;loose leaf lettuce
red-leaf-lettuce|red leaf lettuce||lollo rosso
lotus-root|lotus root|lotus roots|renkon
white-mushrooms|white mushrooms||mushroom;button mushroom;white mushroom;white button mushroom;closed cup mushroom;champignon;Champignons;champiñón;seta;fungo;cogumelo;frische Champignons;champignons de Paris;champiñones;funghi champignon;cogumelos;cup mushroom;mixed mushrooms
cremini-mushrooms|cremini mushrooms||chestnut mushroom;crimini mushroom;baby bella mushroom;baby bellas;brown mushroom;cremini;baby portobello;baby portobellos;baby portobello mushroom;chestnut button mushrooms
portobello-mushroom|portobello mushroom|portobello mushrooms|portobello;portabella mushroom;portobella mushroom;flat mushroom;portabello;field mushroom;portobellini mushrooms
shiitake-mushrooms|shiitake mushrooms||shiitake;fresh shiitake;shiitake mushroom caps
shiitake-mushrooms-dried|dried shiitake mushrooms||dried shiitake;dried mushroom;dried Chinese mushrooms
oyster-mushrooms|oyster mushrooms||king oyster mushroom;pleurotus;Austernpilz;king oyster;eryngii mushrooms;king trumpet mushrooms
enoki-mushrooms|enoki mushrooms||enoki
maitake-mushrooms|maitake mushrooms||maitake;hen of the woods;hen-of-the-woods mushrooms
chanterelle-mushrooms|chanterelle mushrooms||chanterelle;girolles;Pfifferlinge
mushrooms-canned|canned mushrooms||tinned mushrooms
mustard-greens|mustard greens||mustard leaves
okra|okra||lady's fingers;ladies fingers;bhindi;gumbo okra
okra-frozen|frozen okra||frozen bhindi
onion|onion|onions|yellow onion;brown onion;white onion;Spanish onion;cooking onion;Zwiebel;oignon;cebolla;cipolla;cebola;Zwiebeln;oignons;cebollas;cipolle;cebolas;pyaz
red-onion|red onion|red onions|rote Zwiebel;oignon rouge;cebolla roja;cebolla morada;cipolla rossa;cebola roxa;purple onion;onion red
sweet-onion|sweet onion|sweet onions|Vidalia onion
scallions|scallion|scallions|scallion;spring onion;green onion;salad onion;Frühlingszwiebel;ciboule;oignon vert;cebolleta;cebolinha;cipollotto;Frühlingszwiebeln;Lauchzwiebeln;cebolletas;cipollotti;bunching onion;eschallot green;green shallots;green onion tops;spring onion bulbs
shallot|shallot|shallots|banana shallot;échalote;Schalotte;chalota;scalogno;eschalot;echalion shallot
parsnip|parsnip|parsnips|Pastinake;panais;chirivía
snow-peas|snow peas||snow pea;mangetout;mange tout;mange-tout;Chinese pea pods
green-peas-fresh|fresh green peas||fresh peas;garden peas fresh;shelled peas;podded peas;fresh garden peas
peas-frozen|frozen peas||peas;green peas;frozen green peas;petits pois;petit pois;garden peas;frozen garden peas;Erbsen;petits pois surgelés;guisantes;piselli;ervilhas;matar;sweet peas;English peas
peas-and-carrots-frozen|frozen peas and carrots||peas and carrots
green-bell-pepper|green bell pepper|green bell peppers|green pepper;grüne Paprika;poivron vert;pimiento verde;peperone verde;green capsicum;shimla mirch;green sweet pepper
red-bell-pepper|red bell pepper|red bell peppers|bell pepper;red pepper;sweet pepper;capsicum;red capsicum;romano pepper;pointed pepper;rote Paprika;poivron rouge;poivron;pimiento rojo;peperone;peperone rosso;pimentão;mini sweet peppers;rote Paprikaschote;Paprikaschote;poivrons rouges;peperoni rossi;pimientos rojos;rote Paprika;Paprika rot;Paprikaschote rot;mixed peppers;Ramiro pepper;mini peppers;baby peppers;mixed capsicum;red bell;mixed bell peppers;red sweet pepper;sweet red pepper;long red pepper;sweet bell pepper;sweet pointed pepper;sweet pointed red pepper
yellow-bell-pepper|yellow bell pepper|yellow bell peppers|yellow pepper;orange pepper;orange bell pepper;yellow capsicum;orange capsicum;poivron jaune;gelbe Paprika;sweet yellow pepper;orange or yellow bell pepper
red-chili-pepper|red chilli|red chillies|red chili;red chili pepper;red chilli pepper;red chile;fresh red chilli;chilli;chili;chili pepper;chilli pepper;chile pepper;hot pepper;Fresno chili;bird's eye chilli;bird's eye chili;Thai chili;Thai chilli;Scotch bonnet;Scotch bonnet pepper;habanero;habanero pepper;Chilischote;piment rouge;guindilla;peperoncino;bird eye chilli;cayenne chilli;cherry pepper;red finger chilli;Thai bird chili
green-chili-pepper|green chilli|green chillies|green chili;green chili pepper;green chilli pepper;green chile;fresh green chilli;poblano;poblano pepper;Anaheim pepper;padron pepper;shishito pepper;hari mirch;Anaheim chile;Hatch chile;long green chilli;green finger chilli;green bird's eye chilli
serrano-pepper|serrano pepper|serrano peppers|serrano;serrano chile;serrano chilli
banana-pepper|banana pepper|banana peppers|
green-chiles-canned|canned green chiles||canned green chillies;diced green chiles;can of green chiles;chopped green chiles
ancho-chile-dried|dried ancho chile|dried ancho chiles|ancho chile;ancho chilli;dried ancho chilli;ancho;dried chile;dried chilli;dried red chilli;dried red chili;guajillo chile;guajillo;pasilla chile;dried chillies;dried chipotle;dried chipotle chile;dried arbol chile;chile de arbol;dried New Mexico chile
roasted-red-peppers-jarred|jarred roasted red peppers||roasted red pepper;roasted pepper;roasted bell pepper;jarred red peppers;jarred peppers;piquillo peppers;chargrilled peppers;roast peppers;jarred roasted peppers;flame-roasted peppers;roasted pepper strips;roast red peppers;roasted red bell pepper;roasted peppers in a jar
potato|potato|potatoes|all-purpose potato;Kartoffel;pomme de terre;patata;papa;batata;mashing potatoes;floury potato;roasting potatoes;Kartoffeln;pommes de terre;patatas;patate;papas;batatas;aloo;baker potato;Agria potato;boiling potatoes;general purpose potato
russet-potato|russet potato|russet potatoes|baking potato;jacket potato;Idaho potato;baked potato;Maris Piper potatoes;Maris Piper;King Edward potatoes;russet;russets;King Edward;King Edwards;Sebago potato;Rooster potato;Rooster potatoes;Idaho baking potato
red-potato|red potato|red potatoes|Desiree potatoes;Desiree;pontiac potato;red skin potato;red bliss potato
white-potato|white potato|white potatoes|Yukon Gold potato;Yukon gold;waxy potato;yellow potato;gold potato;Charlotte potatoes;Charlottes;Nicola potatoes;all-rounder potatoes;Dutch cream potatoes;yellow-fleshed potato
french-fries-frozen|frozen French fries||French fries;fries;oven chips;frozen chips;frozen fries;oven fries;chunky chips;skinny fries;frozen potato wedges;straight cut fries;crinkle-cut fries
hash-browns-frozen|frozen hash browns||hash browns;hash brown;hashbrowns;frozen shredded potatoes
pumpkin|pumpkin|pumpkins|Kürbis;potiron;citrouille;calabaza;zucca;abóbora;hokkaido pumpkin;kabocha squash;kabocha;red kuri squash;kaddu;onion squash;Jap pumpkin;Kent pumpkin;sugar pumpkin;pie pumpkin;kabocha pumpkin;Queensland blue pumpkin
pumpkin-puree-canned|canned pumpkin purée||pumpkin puree;canned pumpkin;pumpkin purée;tinned pumpkin;100% pumpkin puree;solid-pack pumpkin;pumpkin puree not pie filling
radicchio|radicchio||red chicory
radish|radish|radishes|Radieschen;radis;rábano;ravanello;rabanete;French breakfast radish
rutabaga|rutabaga|rutabagas|swede;neep;yellow turnip;Steckrübe;Swedish turnip
sauerkraut|sauerkraut||pickled cabbage;fermented cabbage;fermented sauerkraut;white sauerkraut
seaweed-nori-laver-raw|fresh laver||laver;raw laver;fresh nori
seaweed-wakame|wakame||wakame seaweed
seaweed-kelp|kelp||kombu;konbu;kelp seaweed
agar-dried|agar||agar agar;agar-agar;agar powder;agar flakes;agar-agar powder;agar-agar flakes
spinach|spinach||spinach leaves;leaf spinach;fresh spinach;Spinat;épinard;épinards;espinaca;spinaci;espinafre;frischer Spinat;épinards frais;espinacas;spinaci freschi;espinacas frescas;palak
spinach-frozen|frozen spinach||frozen leaf spinach;frozen chopped spinach;frozen spinach blocks
baby-spinach|baby spinach||baby spinach leaves;baby leaf spinach;spinach baby;young spinach leaves
sweet-potato|sweet potato|sweet potatoes|kumara;orange sweet potato;Süßkartoffel;patate douce;boniato;camote;patata dolce;batata-doce;shakarkandi;yam sweet potato;garnet sweet potato;sweet potato noodles;orange-fleshed sweet potato
taro|taro||taro root;eddo;dasheen;arbi;colocasia
yam|yam|yams|African yam
tomatillo|tomatillo|tomatillos|husk tomato
tomato|tomato|tomatoes|vine tomato;tomatoe;beefsteak tomato;beef tomato;salad tomato;ripe tomato;heirloom tomato;fresh tomatoes;Tomate;tomate;pomodoro;jitomate;Tomaten;tomates;pomodori;pomodoro maturo;tamatar;slicing tomato;Campari tomato;cocktail tomato;truss tomato;hothouse tomato
cherry-tomatoes|cherry tomato|cherry tomatoes|cherry tomato;grape tomato;baby plum tomato;Kirschtomate;Cocktailtomate;tomate cerise;tomate cherry;pomodorini;datterini;baby tomatoes;mini tomatoes;Sungold tomatoes;plum cherry tomatoes;cherry truss tomatoes;cherry roma tomatoes;mini plum tomatoes;mixed cherry tomatoes
roma-tomato|Roma tomato|Roma tomatoes|plum tomato;roma;San Marzano tomato fresh;San Marzano
green-tomato|green tomato|green tomatoes|
tomatoes-canned-whole|canned whole tomatoes||canned plum tomato;tinned plum tomatoes;peeled tomatoes;canned peeled tomato;canned whole tomato;whole peeled tomatoes;San Marzano tomatoes;pelati;canned cherry tomatoes;tinned cherry tomatoes;tinned peeled tomatoes;tinned whole tomatoes;tinned Italian tomatoes;whole tomatoes in juice;canned Italian plum tomatoes
tomatoes-canned-diced|canned diced tomatoes||canned tomatoes;canned chopped tomatoes;tinned tomatoes;tinned chopped tomatoes;can of tomatoes;canned diced tomato;stewed tomatoes;fire-roasted tomatoes;fire roasted diced tomatoes;Dosentomaten;stückige Tomaten;tomates concassées;tomate triturado;canned Tomaten;gehackte Tomaten;tomates en conserve;tomate en conserva;petite diced tomatoes;diced tomatoes in juice;canned petite diced tomatoes;chopped tomatoes in juice;canned chopped plum tomatoes;tinned cherry tomatoes in juice
tomatoes-canned-crushed|canned crushed tomatoes||crushed tomatoes;polpa;tinned crushed tomatoes;polpa di pomodoro;tomato polpa;fire-roasted crushed tomatoes;canned crushed San Marzano tomatoes
tomato-paste|tomato paste||tomato purée;tomato puree;tomato concentrate;double concentrate tomato puree;Tomatenmark;concentré de tomates;concentrado de tomate;concentrato di pomodoro;concentrated tomato paste;tomato puree concentrate;sun-dried tomato paste;double-concentrated tomato paste;double concentrated tomato purée
tomato-puree-passata|passata||tomato passata;strained tomatoes;sieved tomatoes;passata di pomodoro;passierte Tomaten;sugocasa;passata sauce;creamed tomatoes
tomato-sauce-canned|canned tomato sauce||tomato sauce
tomato-juice|tomato juice||
sun-dried-tomatoes|sun-dried tomatoes||sundried tomato;dried tomato;sun-dried tomato;sunblush tomatoes;sunblushed tomatoes;semi-dried tomatoes
sun-dried-tomatoes-in-oil|sun-dried tomatoes in oil||oil-packed sun-dried tomatoes;sun-dried tomatoes packed in oil;jarred sun-dried tomatoes;sundried tomatoes in oil;oil-packed sundried tomatoes;jarred sundried tomatoes;sundried tomatoes from a jar
turnip|turnip|turnips|navet;nabo;rapa;white turnip
turnip-greens|turnip greens||turnip tops
mixed-vegetables-frozen|frozen mixed vegetables||mixed vegetables;frozen vegetables;frozen mixed veg;mixed veg;frozen veg;frozen veggies;mixed veggies;frozen vegetable mix;frozen vegetable medley
water-chestnuts-canned|canned water chestnuts||water chestnut
watercress|watercress||cress;Brunnenkresse;cresson;berro
zucchini|zucchini||courgette;baby courgette;Zucchini;calabacín;zucchina;abobrinha;green squash;baby marrow;courgettes;calabacines;zucchine;abobrinhas;zoodles;zucchini noodles;courgette noodles;zucchini spirals;courgette spaghetti
nopales|nopales||nopal;cactus paddle;cactus leaves
hominy-canned|canned hominy||hominy;pozole corn
chayote|chayote|chayotes|christophine;chow chow squash;chocho;choko;mirliton;chayote squash
dandelion-greens|dandelion greens||dandelion leaves;dandelion
artichoke-hearts-frozen|artichoke heart|artichoke hearts|artichoke heart;frozen artichoke hearts;canned artichoke hearts;marinated artichoke hearts;jarred artichoke hearts;artichoke quarters;chargrilled artichoke hearts
brussels-sprouts-frozen|frozen Brussels sprouts||frozen brussel sprouts;frozen sprouts
kale-frozen|frozen kale||
butternut-squash-frozen|frozen butternut squash||frozen squash;frozen cubed butternut squash
sweet-potato-fries-frozen|frozen sweet potato fries||sweet potato fries
lima-beans-frozen|frozen lima beans||lima beans;butter beans;frozen baby lima beans;baby lima beans;canned butter beans;tinned butter beans;butterbeans;canned lima beans;gigante beans;tinned butterbeans;jarred butter beans;queen butter beans;butter beans tin;large white butter beans
horseradish-prepared|prepared horseradish||horseradish;horseradish sauce;grated horseradish;Meerrettich;raifort;horseradish root
wasabi-paste|wasabi paste||wasabi
basil-fresh|fresh basil||basil leaf;basil leaves;fresh basil leaves;Basilikum;basilic;albahaca;basilico;manjericão;torn basil;sweet basil;Italian basil;basil;Genovese basil
chives-fresh|fresh chives||chive;chives;Schnittlauch;ciboulette;cebollino;garlic chives
cilantro-fresh|fresh cilantro||cilantro;fresh coriander;coriander leaf;coriander leaves;cilantro leaves;Chinese parsley;coriander stalks;fresh coriander leaves;Koriandergrün;coriandre frais;coentro;dhania;dhaniya;coriander root;coriander sprigs;coriander bunch;hara dhania
dill-fresh|fresh dill||dill;dill fronds;dill weed;Dill;aneth;eneldo;aneto;dill tops
mint-fresh|fresh mint||mint;mint leaf;mint leaves;Minze;menthe;menta;hierbabuena;hortelã;spearmint;fresh mint leaves;pudina;peppermint leaves
parsley-fresh|fresh parsley||parsley;flat-leaf parsley;flat leaf parsley;curly parsley;Italian parsley;parsley leaves;Petersilie;persil;perejil;prezzemolo;salsa cheiro-verde;flatleaf parsley;frische Petersilie;persil frais;perejil fresco;prezzemolo fresco;Continental parsley;flat parsley;curly leaf parsley;flat-leafed parsley
rosemary-fresh|fresh rosemary||rosemary;rosemary leaves;rosemary needles;Rosmarin;romarin;romero;rosmarino;alecrim
thyme-fresh|fresh thyme||thyme;thyme leaves;lemon thyme;Thymian;thym;tomillo;timo;tomilho;thyme leaf
apple|apple|apples|red apple;eating apple;Gala apple;Fuji apple;Honeycrisp apple;Pink Lady apple;dessert apple;Apfel;pomme;manzana;mela;maçã;Äpfel;pommes;manzanas;mele;maçãs;Honeycrisp;Gala;Braeburn;Jazz apple;Cox apple;Envy apple;Empire apple;McIntosh apple;Ambrosia apple;Cox's apple;Golden Delicious apple;Red Delicious apple;Royal Gala apple;crisp apple;sweet apple
granny-smith-apple|Granny Smith apple|Granny Smith apples|green apple;cooking apple;Bramley apple;tart apple;Granny Smith;Bramley;Bramleys;baking apple;sharp apple;Bramley cooking apple;green eating apple
applesauce-unsweetened|unsweetened applesauce||applesauce;apple sauce;apple purée;unsweetened apple sauce;Apfelmus;apple puree
apple-juice|apple juice||cloudy apple juice;jus de pomme;Apfelsaft
apricot|apricot|apricots|fresh apricot;Aprikose;abricot;albaricoque;albicocca;damasco
apricots-dried|dried apricot|dried apricots|dried apricot;Turkish apricots;soft apricots;unsulphured dried apricots;soft dried apricots;ready-to-eat apricots
avocado|avocado|avocados|Hass avocado;ripe avocado;avocat;aguacate;palta;abacate;avo;avos;Haas avocado
banana|banana|bananas|ripe banana;Banane;banane;plátano banana;Bananen;bananes;bananas maduras;banane mature;cavendish banana;lady finger banana
blackberries|blackberries||blackberry;Brombeere;mûre;mora;amora
blueberries|blueberries||blueberry;Heidelbeere;Blaubeere;myrtille;arándano;mirtillo;mirtilo;Heidelbeeren;Blaubeeren;myrtilles;arándanos;mirtilli
blueberries-frozen|frozen blueberries||frozen blueberry;frozen wild blueberries
cantaloupe|cantaloupe|cantaloupes|cantaloupe melon;muskmelon;melon;rockmelon;charentais melon
sweet-cherries|sweet cherries||cherry;cherries;sweet cherry;Kirsche;cerise;cereza;ciliegia;cereja;frozen cherries;Bing cherries
sour-cherries|sour cherries||sour cherry;tart cherry;Sauerkirsche;morello cherries;montmorency cherries;jarred sour cherries
cherries-dried|dried cherries||dried cherry;dried tart cherries;dried sour cherries
clementine|clementine|clementines|Klementine
cranberries|cranberries||cranberry;fresh cranberries;frozen cranberries
cranberries-dried|dried cranberries||dried cranberry;craisins;sweetened dried cranberries
currants-dried-zante|dried currants||currant;currants;Zante currants;dried Zante currants
dates-medjool|Medjool date|Medjool dates|Medjool date;medjool;Medjul dates
dates-deglet-noor|date|dates|date;pitted date;Deglet Noor dates;Dattel;datte;dátil;dattero;tâmara;dried dates;khajoor;soft dates
figs|fresh fig|fresh figs|fig;fresh fig;Feige;figue;higo;fico;figo;mission figs
figs-dried|dried fig|dried figs|dried fig;soft dried figs;dried mission figs;ready-to-eat figs
goji-berries-dried|dried goji berries||goji berry;goji berries
grapefruit|grapefruit|grapefruits|pink grapefruit;pamplemousse;pomelo;toronja;pompelmo;toranja
grapes|grapes||grape;red grapes;green grapes;seedless grapes;white grapes;black grapes;Weintraube;uva;Concord grapes;cotton candy grapes
guava|guava|guavas|goiaba;guayaba
honeydew-melon|honeydew melon|honeydew melons|honeydew;galia melon;green melon
jackfruit|jackfruit||fresh jackfruit;young jackfruit;ripe jackfruit;canned jackfruit;tinned jackfruit
kiwi|kiwi|kiwis|kiwi fruit;kiwifruit;gold kiwi
lemon|lemon|lemons|unwaxed lemon;Zitrone;limón amarillo;limone;limão siciliano;lemon wedge;lemon slice;Zitronen;citrons;limones amarillos;limoni;nimbu;Meyer lemon
lemon-juice|lemon juice||fresh lemon juice;juice of lemon;Zitronensaft;jus de citron;zumo de limón;jugo de limón;succo di limone;suco de limão siciliano;bottled lemon juice
lemon-zest|lemon zest||lime zest;lime peel;lemon peel;lemon rind;zest of lemon;grated lemon zest;Zitronenschale;zeste de citron;scorza di limone;lime rind;zest of lime
lime|lime|limes|Limette;lime wedge;limetta;citron vert;key lime;Tahitian lime
lime-juice|lime juice||fresh lime juice;juice of lime;Limettensaft;jus de citron vert;succo di lime;bottled lime juice;key lime juice
lychee|lychee|lychees|litchi
mandarin-orange|mandarin|mandarins|mandarin orange;tangerine;satsuma;Mandarine;mandarina;easy peeler;easy peelers;tinned mandarins;canned mandarin oranges;canned mandarin segments
mango|mango|mangoes|mangos;ripe mango;mangue;manga;frozen mango;Alphonso mango;Kesar mango;unripe mango;mango pulp;mango puree
mango-dried|dried mango||
nectarine|nectarine|nectarines|Nektarine
olives-black|black olives||black olive;ripe olives;pitted black olives;schwarze Oliven;olives noires;aceitunas negras;olive nere;olives;olive;Niçoise olives;nicoise olives;dry-cured black olives
olives-green|green olives||green olive;pitted green olives;Castelvetrano olives;manzanilla olives;aceitunas;aceitunas verdes;olive verdi;olives vertes;grüne Oliven;manzanilla;nocellara olives;gordal olives;pimento olives;Spanish olives;pimento-stuffed olives;stuffed green olives;Sicilian green olives;pimiento-stuffed green olives
orange|orange|oranges|navel orange;blood orange;Orange;naranja;arancia;laranja;Apfelsine;Orangen;oranges fraîches;naranjas;arance;laranjas;santra;Valencia orange;Seville orange;Cara Cara orange
orange-juice|orange juice||juice of orange;fresh orange juice;OJ;Orangensaft;jus d'orange;zumo de naranja;succo d'arancia;suco de laranja;orange juice not from concentrate
orange-zest|orange zest||orange peel;orange rind;zest of orange
papaya|papaya|papayas|pawpaw
passion-fruit|passion fruit|passion fruits|passionfruit;maracuja;maracujá;passionfruit pulp
peach|peach|peaches|fresh peach;white peach;pêche;Pfirsich;melocotón;durazno;pesca;pêssego;frozen peaches;donut peach;flat peach
peaches-canned-in-juice|canned peaches||canned peaches in juice;tinned peaches;canned peach;peach slices in juice;peach halves in juice
pear|pear|pears|Bosc pear;Conference pear;Bartlett pear;Birne;poire;pera;Comice pear;Anjou pear;Williams pear;packham pear;nashi pear;D'Anjou pear;Concorde pear
persimmon|persimmon|persimmons|kaki;Sharon fruit;caqui
pineapple|pineapple|pineapples|fresh pineapple;pineapple chunks;Ananas;ananas;piña;abacaxi;ananás;frozen pineapple
pineapple-canned-in-juice|canned pineapple||canned pineapple in juice;tinned pineapple;canned pineapple chunks;canned pineapple rings;pineapple rings;crushed pineapple;pineapple tidbits;pineapple chunks in juice;pineapple rings in juice;pineapple pieces in juice;pineapple slices in juice
pineapple-juice|pineapple juice||
plantain|plantain|plantains|green plantain;ripe plantain;plátano macho;Kochbanane
plum|plum|plums|red plum;Pflaume;Zwetschge;ciruela;susina;ameixa;Victoria plum;damson plum;blood plum
pomegranate-seeds|pomegranate seeds||pomegranate;pomegranate arils;Granatapfelkerne;granada;seeds of pomegranate
pomegranate-juice|pomegranate juice||
prunes|prune|prunes|prune;dried plum;pitted prune;pruneaux;ciruelas pasas;Backpflaumen
raisins|raisins||raisin;dark raisins;seedless raisins;Rosinen;pasas;uvetta;passas;uva passa;kishmish;Thompson raisins;flame raisins;California raisins;black raisins
golden-raisins|golden raisins||sultana;sultanas;golden raisin;golden sultanas
raspberries|raspberries||raspberry;Himbeere;framboise;frambuesa;lampone;framboesa;Himbeeren;framboises;frambuesas;lamponi
raspberries-frozen|frozen raspberries||frozen raspberry
rhubarb|rhubarb||rhubarb stalk;Rhabarber;rhubarbe
strawberries|strawberries||strawberry;Erdbeere;fraise;fresa;fragola;morango;Erdbeeren;fraises;fresas;fragole;morangos
strawberries-frozen|frozen strawberries||frozen strawberry
tamarind-pulp|tamarind pulp||tamarind;tamarind paste;tamarind concentrate;imli;tamarind puree;tamarind block
watermelon|watermelon|watermelons|seedless watermelon;Wassermelone;pastèque;sandía;anguria;melancia
cranberry-juice-unsweetened|unsweetened cranberry juice||cranberry juice
grape-juice|grape juice||white grape juice
cranberry-sauce|cranberry sauce||jellied cranberry sauce;whole berry cranberry sauce
maraschino-cherries|maraschino cherries||maraschino cherry;glacé cherries;glace cherry;cocktail cherries
egg|egg|eggs|hen's egg;chicken egg;whole egg;free-range egg;hard-boiled egg;boiled egg;beaten egg;poached egg;fried egg;Ei;Eier;œuf;oeuf;huevo;uovo;uova;ovo;anda;duck egg
egg-white|egg white|egg whites|liquid egg white;Eiweiß;Eiklar;blanc d'oeuf;clara de huevo;albume;clara de ovo;pasteurized egg whites;white of egg
egg-yolk|egg yolk|egg yolks|yolk;Eigelb;Eidotter;jaune d'oeuf;yema de huevo;tuorlo;tuorlo d'uovo;gema de ovo;egg yellow;yolk of egg
quail-egg|quail egg|quail eggs|quail's egg
egg-white-powder|egg white powder||dried egg white;powdered egg white;meringue powder
butter-salted|salted butter||slightly salted butter
butter-unsalted|butter||unsalted butter;sweet butter;melted butter;softened butter;beurre;beurre doux;mantequilla;burro;manteiga;sweet cream butter;weiche Butter;beurre mou;mantequilla blanda;burro morbido;makhan;stick butter;cultured butter;unsalted butter stick;unsalted European butter
ghee|ghee||clarified butter;butter oil;Butterschmalz;desi ghee;cow ghee;clarified butter ghee
whole-milk|whole milk||milk;full-fat milk;full cream milk;full-cream milk;cow's milk;cows milk;dairy milk;3.5% milk;Milch;Vollmilch;lait;lait entier;leche;leche entera;latte intero;leite;whole cow's milk;doodh;homogenized milk;whole fat milk;blue top milk;vitamin d milk;full fat cow's milk
reduced-fat-milk-2|2% milk||reduced-fat milk;reduced fat milk;semi-skimmed milk;semi skimmed milk;lait demi-écrémé;leche semidesnatada;latte parzialmente scremato;half-fat milk;1.5% milk;light milk;green top milk;2 percent milk;2% reduced-fat milk;reduced fat 2% milk
low-fat-milk-1|1% milk||low-fat milk;low fat milk
skim-milk|skim milk||skimmed milk;fat-free milk;nonfat milk;non-fat milk;Magermilch;lait écrémé;leche desnatada;0% milk;trim milk
goat-milk|goat milk||goat's milk;goats milk
buttermilk|buttermilk||cultured buttermilk;low-fat buttermilk;Buttermilch;chaas;cultured low-fat buttermilk
evaporated-milk|evaporated milk||canned evaporated milk
sweetened-condensed-milk|sweetened condensed milk||condensed milk;leche condensada;lait concentré sucré;sweet condensed milk
milk-powder-nonfat|nonfat milk powder||skimmed milk powder;dried skimmed milk;nonfat dry milk;milk powder;dry milk;powdered milk;dried milk powder;dried milk;skim milk powder;instant nonfat dry milk;low-fat milk powder
milk-powder-whole|whole milk powder||full-cream milk powder;full fat milk powder
half-and-half|half and half||half-and-half cream;half & half;half-half;half n half
light-cream|light cream||single cream;table cream;coffee cream;half cream;cooking cream;18% cream;pouring cream light;single pouring cream;light cooking cream
heavy-cream|heavy cream||cream;double cream;heavy whipping cream;whipping cream;thickened cream;crème fleurette;Sahne;Schlagsahne;crème liquide;nata para montar;panna;panna fresca;creme de leite;nata líquida;fresh cream;dairy cream;Sahne zum Kochen;crème entière;nata para cocinar;panna da cucina;malai;35% cream;pouring cream;whipped double cream;full-fat cream;lightly whipped cream
whipped-cream-pressurized|canned whipped cream||whipped cream;squirty cream;aerosol cream;whipped cream from a can
sour-cream|sour cream||soured cream;saure Sahne;full-fat sour cream;crema mexicana;Mexican crema;cultured sour cream;dairy sour cream;full fat soured cream
sour-cream-reduced-fat|reduced-fat sour cream||light sour cream;low-fat sour cream;low fat soured cream;reduced fat soured cream;half-fat sour cream;lite sour cream
yogurt-plain-whole-milk|plain whole-milk yogurt||yogurt;yoghurt;yoghourt;plain yogurt;natural yoghurt;natural yogurt;full-fat yogurt;whole yogurt;whole milk yogurt;Joghurt;Naturjoghurt;yaourt;yaourt nature;yogur;yogur natural;iogurte;iogurte natural;plain yoghurt;full fat natural yogurt;set yogurt;dahi;curd;thick yogurt;sour curd;dahi yogurt;pot-set yogurt
yogurt-plain-low-fat|plain low-fat yogurt||low-fat yogurt;low-fat plain yogurt;low fat natural yogurt;low-fat natural yoghurt;lowfat yogurt;low-fat curd
yogurt-plain-nonfat|plain nonfat yogurt||nonfat yogurt;fat-free yogurt;fat-free natural yogurt;0% fat yogurt;nonfat plain yogurt;non-fat yogurt;fat free plain yogurt;0% plain yogurt;plain 0% yogurt
greek-yogurt-whole-milk|Greek yogurt||Greek yoghurt;full-fat Greek yogurt;whole-milk Greek yogurt;plain Greek yogurt;Greek-style yogurt;Greek style yoghurt;griechischer Joghurt;yaourt grec;yaourt à la grecque;yogur griego;yogurt greco;iogurte grego;5% Greek yogurt;10% Greek yogurt;thick Greek yogurt;full fat plain Greek yogurt;strained Greek yogurt;5% fat Greek yogurt
greek-yogurt-low-fat|low-fat Greek yogurt||2% Greek yogurt;reduced-fat Greek yogurt;light Greek yogurt;low fat Greek style yogurt;Greek yogurt 2% fat;lowfat Greek yogurt
greek-yogurt-nonfat|nonfat Greek yogurt||fat-free Greek yogurt;0% Greek yogurt;non-fat Greek yogurt;0% fat Greek yogurt;plain nonfat Greek yogurt;fat free Greek style yogurt;zero fat Greek yogurt
kefir-low-fat|low-fat kefir||kefir;milk kefir;plain kefir;kefir yogurt
cottage-cheese-full-fat|cottage cheese||full-fat cottage cheese;creamed cottage cheese;4% cottage cheese;Hüttenkäse;requesón;körniger Frischkäse;small-curd cottage cheese;whole-milk cottage cheese
cottage-cheese-2|2% cottage cheese||low-fat cottage cheese;reduced-fat cottage cheese;lowfat cottage cheese;2% fat cottage cheese;2% milkfat cottage cheese
cottage-cheese-1|1% cottage cheese||fat-free cottage cheese;nonfat cottage cheese;0% cottage cheese;1% fat cottage cheese
cream-cheese|cream cheese||full-fat cream cheese;soft cheese;Frischkäse;fromage à tartiner;queso crema;formaggio spalmabile;Philadelphia cream cheese;Philadelphia;full fat soft cheese;queijo creme;full-fat Philadelphia;cream cheese spread;spreadable cream cheese;whipped cream cheese;soft white cheese
neufchatel-cheese|reduced-fat cream cheese||neufchatel;neufchâtel cheese;light cream cheese;light soft cheese;low-fat cream cheese;light Philadelphia;lighter soft cheese;reduced fat soft cheese;low-fat soft cheese;light cream cheese spread;1/3 less fat cream cheese
ricotta-whole-milk|ricotta||whole-milk ricotta;ricotta cheese;full-fat ricotta;fresh ricotta
ricotta-part-skim|part-skim ricotta||low-fat ricotta;part skim ricotta cheese;light ricotta;reduced-fat ricotta;part skim milk ricotta cheese
mozzarella-fresh-whole-milk|fresh mozzarella||mozzarella;mozzarella cheese;mozzarella ball;buffalo mozzarella;whole-milk mozzarella;bocconcini;mozzarella pearls;fior di latte;mozzarella di bufala;burrata;ciliegine;mozzarella bocconcini;burrata ball;cherry bocconcini;buffalo mozzarella ball
mozzarella-part-skim-low-moisture|low-moisture mozzarella||shredded mozzarella;grated mozzarella;part-skim mozzarella;part skim mozzarella cheese;pizza mozzarella;low moisture part skim mozzarella;shredded mozzarella cheese;grated mozzarella cheese;mozzarella block;firm mozzarella;string cheese;cheese string;mozzarella stick;mozzarella slices;ready-grated mozzarella;mozzarella string cheese;sliced mozzarella cheese;string cheese stick;low-moisture whole-milk mozzarella
cheddar-cheese|Cheddar||cheddar cheese;mature cheddar;sharp cheddar;extra mature cheddar;mild cheddar;cheese;grated cheese;shredded cheese;hard cheese;white cheddar;medium cheddar;queso;fromage;formaggio;Käse;queijo;hard yellow cheese;queso rallado;fromage râpé;geriebener Käse;formaggio grattugiato;tasty cheese;vintage cheddar;yellow cheddar;red leicester;Double Gloucester;orange cheddar;farmhouse cheddar;tasty cheddar;Cheshire cheese;coloured cheddar;Cathedral City
cheddar-reduced-fat|reduced-fat Cheddar||low-fat cheddar;light cheddar;reduced-fat cheese;reduced fat cheddar cheese;half-fat cheddar;low-fat cheese;lighter cheddar;50% less fat cheddar;half fat mature cheddar
monterey-jack|Monterey Jack||monterey jack cheese;jack cheese;pepper jack;pepper jack cheese;Monterey Jack with peppers
colby-cheese|Colby||colby cheese;colby jack;colby jack cheese
parmesan-hard|Parmesan||parmesan cheese;parmigiano;parmigiano reggiano;parmigiano-reggiano;grana padano;parmesan block;Parmesankäse;parmesano;parmesão;freshly grated parmesan;parmesan wedge;parmesan rind;parm
parmesan-grated|grated Parmesan||grated parmesan cheese;finely grated parmesan;parmesan powder;powdered parmesan;ready-grated parmesan;pre-grated parmesan;grated parm
parmesan-shredded|shredded Parmesan||shaved parmesan;shredded parmesan cheese;parmesan shavings;parmesan flakes;shaved parmesan cheese
pecorino-romano|pecorino Romano||pecorino;romano cheese;pecorino cheese;pecorino romano cheese;grated pecorino;pecorino sardo;Pecorino Toscano
feta-cheese|feta||feta cheese;crumbled feta;crumbled feta cheese;Greek feta;Schafskäse;queso feta;feta crumbles;Danish feta;barrel-aged feta;sheep's milk feta
goat-cheese-soft|soft goat cheese||goat cheese;goat's cheese;goats cheese;chèvre;chevre;fresh goat cheese;soft goat's cheese;Ziegenkäse;Ziegenfrischkäse;fromage de chèvre;queso de cabra;caprino;queijo de cabra;goat's cheese log;goat's curd;goat curd;goat cheese crumbles;creamy goat cheese;goat's milk cheese
goat-cheese-hard|hard goat cheese||hard goat's cheese;aged goat cheese
blue-cheese|blue cheese||crumbled blue cheese;gorgonzola;stilton;Danish blue;dolcelatte;gorgonzola cheese;blue cheese crumbles;cambozola;blue stilton;gorgonzola dolce;gorgonzola piccante;Saint Agur;Cashel Blue;Shropshire blue;creamy blue cheese
roquefort|Roquefort||roquefort cheese
brie|Brie||brie cheese;French brie;brie wheel;brie de Meaux
camembert|Camembert||camembert cheese;camembert wheel;baking camembert
gouda|Gouda||gouda cheese;smoked gouda
edam|Edam||edam cheese
gruyere|Gruyère||gruyere cheese;comté;comte;gruyère cheese;beaufort;Swiss gruyere
swiss-cheese|Swiss cheese||emmental;emmenthal;emmentaler;emmental cheese;Emmentaler Käse;jarlsberg;leerdammer;baby Swiss
provolone|provolone||provolone cheese;smoked provolone
fontina|fontina||fontina cheese
muenster|Muenster||muenster cheese;munster
queso-fresco|queso fresco||queso blanco;fresh Mexican cheese
cotija-cheese|cotija||cotija cheese;crumbled cotija;queso cotija
oaxaca-cheese|Oaxaca cheese||queso oaxaca;quesillo;oaxaca
mexican-cheese-blend|Mexican cheese blend||shredded Mexican cheese;Mexican blend cheese;shredded cheese blend;Mexican cheese;four-cheese blend;grated mixed cheese;taco cheese;Mexican blend;fiesta blend cheese;Mexican-style shredded cheese;Mexican-style cheese blend;four cheese Mexican blend;shredded Mexican-style cheese
american-cheese|American cheese||processed cheese slice;cheese slice;burger cheese slice;processed cheese;American cheese slice;sliced cheese;burger cheese;cheese singles;American singles;cheddar cheese slices processed
dulce-de-leche|dulce de leche||caramel sauce milk;doce de leite
ice-cream-vanilla|vanilla ice cream||ice cream;dairy ice cream;vanilla bean ice cream;French vanilla ice cream
whey-protein-powder|whey protein powder||whey protein;protein powder whey;whey powder;vanilla whey protein;vanilla whey protein powder;chocolate whey protein powder;chocolate whey protein;whey;vanilla whey;chocolate whey;whey protein concentrate
whey-protein-isolate|whey protein isolate||
soy-milk-unsweetened|unsweetened soy milk||soy milk;soya milk;unsweetened soya milk;soy drink;soya drink;Sojamilch;Sojadrink;lait de soja;boisson soja;leche de soja;bebida de soja;latte di soia;leite de soja;soymilk
soy-milk-original|sweetened soy milk||original soy milk;vanilla soy milk;sweetened soya milk
almond-milk-unsweetened|unsweetened almond milk||almond milk;almond drink;Mandelmilch;Mandeldrink;lait d'amande;leche de almendras;latte di mandorla;leite de amêndoas;unsweetened almond drink;vanilla almond milk
oat-milk-unsweetened|unsweetened oat milk||oat milk;oat drink;barista oat milk;Hafermilch;Haferdrink;lait d'avoine;leche de avena;latte d'avena;leite de aveia;oatmilk;barista oat drink;oat drink barista
rice-milk-unsweetened|unsweetened rice milk||rice milk;rice drink;Reismilch;lait de riz;leche de arroz
coconut-milk-beverage|coconut milk drink||coconut drink;coconut milk beverage;unsweetened coconut milk drink;coconut milk from a carton;Kokosdrink;refrigerated coconut milk;coconut drinking milk;coconut milk carton
coconut-milk-canned|canned coconut milk||coconut milk;full-fat coconut milk;tinned coconut milk;full fat canned coconut milk;unsweetened coconut milk;Kokosmilch;lait de coco;leche de coco;latte di cocco;leite de coco;thick coconut milk;coconut milk tin;rich coconut milk;first-press coconut milk
coconut-cream-unsweetened|coconut cream||unsweetened coconut cream;Kokoscreme;crème de coco;crema de coco
coconut-water|coconut water||agua de coco;eau de coco
soy-yogurt-plain|plain soy yogurt||soy yogurt;soya yogurt;soya yoghurt;plain soya yoghurt;Sojajoghurt;unsweetened soy yogurt;yaourt au soja
soy-protein-powder|soy protein powder||soya protein powder;soy protein
soy-protein-isolate|soy protein isolate||soya protein isolate
tofu-firm|firm tofu||tofu;bean curd;plain tofu;Tofu natur;tofu block;smoked tofu;block tofu;beancurd;Räuchertofu;tofu ferme;tofu firme;tofu fumé;baked tofu;naturally smoked tofu
tofu-extra-firm|extra-firm tofu||extra firm tofu;super-firm tofu;high-protein tofu;extra firm pressed tofu;extra-firm tofu block
tofu-soft|soft tofu||medium tofu
tofu-silken|silken tofu||Seidentofu;tofu soyeux;soft silken tofu;silken soft tofu
tofu-fried|fried tofu||tofu puffs;deep-fried tofu;tofu puff;aburaage
tempeh|tempeh||plain tempeh;soy tempeh;soy tempeh block;smoked tempeh
natto|natto||
miso|miso||miso paste;red miso;brown miso;dark miso;red miso paste;brown rice miso
vital-wheat-gluten|vital wheat gluten||gluten flour;wheat gluten;seitan flour;gluten powder;vital wheat gluten flour
veggie-burger-patty|veggie burger patty|veggie burger patties|veggie burger;veggie patty;vegetable burger;vegetarian burger;meat-free burger;meatless burger;plant-based burger;vegan burger;veggie burgers patty;bean burger;vegan patty;vegan burger patty;plant-based patty;vegetable burger patty;plant-based burger patty
meatless-sausage|meatless sausage|meatless sausages|vegetarian sausage;vegan sausage;veggie sausage;plant-based sausage;meat-free sausage
meatless-chicken|meatless chicken||vegan chicken;vegetarian chicken pieces;plant-based chicken;meat-free chicken pieces;chicken substitute;chik'n;vegetarian chicken
falafel|falafel|falafels|
hummus|hummus||houmous;humus;hommus;plain hummus;houmous dip;hummus dip
peanut-butter-smooth|smooth peanut butter||peanut butter;creamy peanut butter;Erdnussbutter;beurre de cacahuète;mantequilla de cacahuete;mantequilla de maní;burro di arachidi;manteiga de amendoim
peanut-butter-chunky|crunchy peanut butter||chunky peanut butter
peanut-butter-unsalted|unsalted peanut butter||natural peanut butter;100% peanut butter;sugar-free peanut butter;unsweetened peanut butter;Erdnussmus;unsweetened natural peanut butter;all-natural peanut butter;no-sugar peanut butter
almond-butter|almond butter||smooth almond butter;Mandelmus;natural almond butter;roasted almond butter;purée d'amande
cashew-butter|cashew butter||Cashewmus
sunflower-seed-butter|sunflower seed butter||sunflower butter;sunbutter;sunflowerseed butter
tahini|tahini||tahini paste;sesame paste;sesame seed paste;tahina;tahin;sesame tahini;light tahini;runny tahini;stirred tahini;tahini sauce plain
black-beans-dried|dried black beans||dry black beans;dried turtle beans
black-beans-cooked|cooked black beans||boiled black beans
black-beans-canned-drained|canned black beans||black beans;tinned black beans;black turtle beans;turtle beans;frijoles negros;schwarze Bohnen;black beans tin
kidney-beans-dried|dried kidney beans||dry kidney beans;dried red kidney beans;rajma
kidney-beans-cooked|cooked kidney beans||boiled kidney beans
kidney-beans-canned-drained|canned kidney beans||kidney beans;red kidney beans;tinned kidney beans;canned red kidney beans;Kidneybohnen;haricots rouges;alubias rojas;red beans;rajma canned;dark red kidney beans;light red kidney beans
pinto-beans-dried|dried pinto beans||dry pinto beans;dried borlotti beans
pinto-beans-cooked|cooked pinto beans||
pinto-beans-canned-drained|canned pinto beans||pinto beans;borlotti beans;canned borlotti beans;cranberry beans;frijoles pintos;tinned borlotti beans
navy-beans-dried|dried navy beans||navy beans;haricot beans;dried haricot beans;dry navy beans;white navy beans;small white beans dried
white-beans-dried|dried white beans||dry white beans;dried haricots blancs
cannellini-beans-dried|dried cannellini beans||dry cannellini beans
cannellini-beans-canned-drained|canned cannellini beans||cannellini beans;white beans;canned white beans;tinned cannellini beans;white kidney beans;weiße Bohnen;haricots blancs;alubias blancas;fagioli cannellini;cannellini;tinned white beans;white cannellini beans
great-northern-beans-canned-drained|canned great northern beans||great northern beans;canned navy beans;canned haricot beans;tinned haricot beans;canned great northern white beans
adzuki-beans-dried|dried adzuki beans||adzuki beans;aduki beans;azuki beans;dried azuki beans
black-eyed-peas-dried|dried black-eyed peas||black-eyed peas;black-eyed beans;black eyed bean;cowpeas;lobia;black-eye beans;black-eye peas
chickpeas-dried|dried chickpeas||dried garbanzo beans;dry chickpeas;dry garbanzo beans;raw chickpeas;chole;kabuli chana
chickpeas-cooked|cooked chickpeas||cooked garbanzo beans;cooked chick peas;boiled chickpeas;garbanzos cocidos;pois chiches cuits;gekochte Kichererbsen;ceci lessati
chickpeas-canned-drained|canned chickpeas||chickpeas;chickpea;garbanzo beans;garbanzo;garbanzos;chick peas;tinned chickpeas;canned garbanzo beans;Kichererbsen;pois chiches;ceci;grão-de-bico;chickpeas tin
chickpea-flour|chickpea flour||gram flour;besan;garbanzo flour;garbanzo bean flour;Kichererbsenmehl;farine de pois chiches;gram besan
fava-beans-dried|dried fava beans||dried broad beans;ful medames;ful beans
lentils-green-or-brown-dried|green lentils||lentils;dried lentils;green lentils;brown lentils;Puy lentils;French lentils;black lentils;beluga lentils;dry lentils;Linsen;lentilles;lentejas;lenticchie;lentilhas;puy lentil;dried green lentils;green or brown lentils;lentilles vertes;lentilles brunes;castelluccio lentils;sabut masoor;lentils du Puy;black beluga lentils
lentils-cooked|cooked lentils||canned lentils;tinned lentils;ready-cooked lentils;cooked green lentils;cooked brown lentils;cooked Puy lentils;canned green lentils;cooked puy lentils pouch;gekochte Linsen;lentejas cocidas;lentilles cuites;lentils pouch;precooked lentils;microwave lentils;canned brown lentils;tinned brown lentils;tinned green lentils;ready-to-eat lentils;ready-to-eat Puy lentils
red-lentils-dried|red lentils||split red lentils;red split lentils;masoor dal;dried red lentils;rote Linsen;lentilles corail;lentejas rojas;orange lentils;masoor;pink lentils;red masoor dal
lima-beans-dried|dried lima beans||dried butter beans
lupin-beans-dried|dried lupin beans||lupin beans;lupini beans;lupins
mung-beans-dried|dried mung beans||mung beans;moong dal;mung dal;moong beans;split mung beans;moong;moong daal;green moong;green gram;mung lentils;yellow moong dal;yellow mung dal
split-peas-dried|split peas||yellow split peas;green split peas;dried split peas;chana dal;dried peas;channa dal;chana daal;bengal gram;split chickpeas;split chana;dried green split peas;dried yellow split peas
pigeon-peas-dried|dried pigeon peas||pigeon peas;toor dal;gandules;gungo peas;tuvar dal;tuvar;tur dal;arhar dal;toor daal;toovar dal
soybeans-dried|dried soybeans||soybeans;soya beans;dried soya beans;soy beans
baked-beans-canned|baked beans||canned baked beans;tinned baked beans;beans in tomato sauce;baked beans in tomato sauce;beans baked;Heinz beans;baked beans tin;Heinz baked beans;baked beans reduced sugar;haricot beans in tomato sauce
refried-beans-vegetarian|vegetarian refried beans||refried beans;fat-free refried beans;vegan refried beans;canned refried beans;refried black beans;refried pinto beans;canned refried black beans
refried-beans-traditional|refried beans with lard||traditional refried beans
urad-dal-black-gram-dried|urad dal||black gram;urad lentils;urad;sabut urad;black urad;urad daal;urid dal;black urad dal;white urad dal
white-rice-long-grain|long-grain white rice||rice;white rice;long grain rice;uncooked rice;uncooked white rice;dry white rice;Reis;riz;riz blanc;arroz;arroz blanco;arroz branco;riso bianco;long grain white rice;raw rice;Langkornreis;riz long grain;arroz de grano largo;riso a grano lungo;chawal;Carolina rice;ponni rice;sona masoori rice;American long grain rice;easy-cook long-grain rice
white-rice-cooked|cooked white rice||cooked rice;steamed rice;boiled rice;cooked basmati rice;cooked jasmine rice;leftover rice;day-old rice;cold cooked rice;steamed white rice;cooked long-grain rice;cooked sushi rice;microwave rice;ready-cooked rice;microwave basmati;microwaveable rice;precooked rice;ready rice;rice pouch;microwave white rice;steamed jasmine rice;steamed basmati rice;boiled white rice;leftover white rice;steamed sushi rice;instant rice cooked;microwave jasmine rice;microwave long grain rice;ready-to-heat rice;cooked short-grain rice;cooked long grain white rice
white-rice-medium-grain|medium-grain white rice||medium-grain rice;arborio rice;risotto rice;arborio;carnaroli rice;paella rice;bomba rice;calrose rice;riso;riso arborio;Risottoreis;pudding rice;carnaroli;vialone nano rice;Spanish rice bomba;arborio risotto rice;short-grain risotto rice
white-rice-short-grain-sushi|sushi rice||short-grain rice;short-grain white rice;Japanese rice;Korean rice;Japanese sushi rice;Calrose sushi rice;Japanese short-grain rice;short grain sushi rice;Japanese short grain white rice
basmati-or-jasmine-rice|basmati rice||basmati rice;basmati;jasmine rice;Thai rice;fragrant rice;Basmatireis;riz basmati;white basmati rice;Thai jasmine rice;thai fragrant rice;basmati or jasmine rice;white jasmine rice;fragrant jasmine rice;Thai hom mali rice;long-grain basmati rice;easy-cook basmati rice
brown-rice-long-grain|long-grain brown rice||brown rice;wholegrain rice;whole-grain rice;brown basmati rice;uncooked brown rice;Naturreis;riz complet;arroz integral;riso integrale;wholegrain basmati rice;brown jasmine rice;whole grain brown rice
brown-rice-cooked|cooked brown rice||cooked wholegrain rice;steamed brown rice;microwave brown rice;microwave wholegrain rice;microwaveable brown rice;leftover brown rice;cooked brown basmati rice;cooked long-grain brown rice
brown-rice-medium-grain|medium-grain brown rice||short-grain brown rice;brown sushi rice
parboiled-rice|parboiled rice||converted rice;easy-cook rice;idli rice;easy-cook long grain white rice
glutinous-rice|glutinous rice||sticky rice;sweet rice
black-rice|black rice||forbidden rice
wild-rice|wild rice||wild rice blend;wild rice mix
quinoa|quinoa||white quinoa;red quinoa;dry quinoa;uncooked quinoa;tricolour quinoa;black quinoa;quinua;tricolor quinoa;quinoa grain;mixed quinoa;rainbow quinoa
quinoa-cooked|cooked quinoa||ready-cooked quinoa;precooked quinoa;microwave quinoa;leftover quinoa;quinoa pouch;ready-to-eat quinoa
bulgur|bulgur||bulgur wheat;bulghur wheat;bulghur;burghul;dry bulgur;cracked wheat;dalia;burghul wheat;cracked bulgur wheat
couscous|couscous||dry couscous;uncooked couscous;cous cous;giant couscous;pearl couscous;Israeli couscous;whole-wheat couscous;wholewheat couscous;cuscús;maftoul;fregola;ptitim;wholemeal couscous;Moroccan couscous;instant couscous;wholewheat giant couscous;Israeli pearl couscous
couscous-cooked|cooked couscous||prepared couscous
pearl-barley|pearl barley||barley;pearled barley;Graupen;orge perlé;cebada;orzo perlato;barley pearls;quick-cook barley
buckwheat-groats-kasha|buckwheat groats||buckwheat;kasha;roasted buckwheat;Buchweizen;sarrasin;trigo sarraceno;grano saraceno
millet|millet||Hirse;mijo;miglio
amaranth|amaranth||amaranth grain
teff|teff||teff grain
spelt|spelt||spelt berries;spelt grain;Dinkel;épeautre;espelta
farro-pearled|pearled farro||farro;pearled spelt;emmer;quick-cook farro;semi-pearled farro;pearled spelt grain
sorghum-grain|sorghum||sorghum grain
freekeh-proxy-khorasan-wheat|freekeh||kamut;khorasan wheat;green wheat;frikeh;freekah
rolled-oats|rolled oats||oats;porridge oats;old-fashioned oats;jumbo oats;oatmeal;quick oats;oat flakes;instant oats;quick-cooking oats;dry oats;Haferflocken;flocons d'avoine;copos de avena;avena;fiocchi d'avena;flocos de aveia;aveia;old fashioned rolled oats;instant oatmeal;wholegrain oats;oats rolled;Quaker oats;old-fashioned oatmeal;large flake oats;quick rolled oats;instant porridge oats;whole rolled porridge oats
steel-cut-oats|steel-cut oats||pinhead oats;Irish oats;coarse oatmeal;pinhead oatmeal;steel cut oatmeal
oat-bran|oat bran||
wheat-bran|wheat bran||bran;unprocessed bran
wheat-germ|wheat germ||wheatgerm
cornmeal|cornmeal||maize meal;corn meal;whole-grain cornmeal;yellow cornmeal;white cornmeal;makki atta;stone-ground cornmeal
polenta-degermed-cornmeal|polenta||instant polenta;quick-cook polenta;dry polenta;quick polenta;quick-cooking polenta
corn-grits|grits||corn grits;hominy grits;quick grits
farina-cream-of-wheat|farina||cream of wheat
popcorn-kernels-air-popped|air-popped popcorn||popcorn;plain popcorn;popped popcorn
puffed-rice-cereal|puffed rice cereal||puffed rice;crisped rice cereal;rice krispies;rice crispies
granola|granola||oat granola;nut granola;honey granola;low-sugar granola
pasta-dry|dried pasta||pasta;spaghetti;penne;fusilli;macaroni;rigatoni;linguine;farfalle;elbow macaroni;orzo;orzo pasta;conchiglie;pasta shells;bucatini;ziti;dry pasta;uncooked pasta;dried spaghetti;short pasta;rotini;angel hair pasta;vermicelli pasta;orecchiette;cavatappi;capellini;ditalini;dry spaghetti;Spaghetti;macarrones;massa;fideos;spaghettini;pasta shape;casarecce;dry penne;durum wheat pasta;gemelli;trofie;campanelle;radiatore;paccheri;strozzapreti;stelline;tubetti;mafalda;mafaldine;risoni;seviyan;shells pasta;macaroni elbows;penne rigate;small shells;bowtie pasta;mezze rigatoni;angel hair;pasta tubes;soup pasta;long pasta;twists pasta;pasta twists;pasta bows;pasta spirals;vermicelli nests;elbow pasta;medium shells;short pasta shapes;pasta of choice;acini di pepe;quick-cook pasta;quick-cook spaghetti
pasta-cooked|cooked pasta||cooked spaghetti;cooked penne;leftover pasta;cooked macaroni;cooked noodles wheat;cooked fusilli;cooked rigatoni;cooked orzo;cooked linguine;boiled pasta;cooked short pasta;cooked elbow macaroni;cooked pasta shells;cooked pasta shapes
whole-wheat-pasta-dry|whole-wheat pasta||wholewheat pasta;wholemeal pasta;whole-grain pasta;whole-wheat spaghetti;wholewheat spaghetti;whole-wheat penne;wholewheat penne;wholegrain pasta;whole wheat fusilli;Vollkornnudeln;pâtes complètes;pasta integral;pasta integrale;wholewheat fusilli;wholegrain spaghetti;wholemeal spaghetti;whole wheat linguine;wholegrain penne;brown pasta;wholemeal penne;wholemeal fusilli;wholewheat linguine;wholewheat macaroni;wholegrain fusilli;wholewheat rigatoni;wholewheat pasta shapes;whole-wheat rotini;whole wheat rotini
gluten-free-corn-pasta-dry|gluten-free pasta||gluten-free corn pasta;corn pasta;gluten-free spaghetti;gluten-free penne;gluten-free fusilli;GF pasta;gluten-free macaroni;glutenfreie rice and corn pasta;gluten-free noodles;pasta sin gluten;pâtes sans gluten;pasta senza glutine;gluten-free lasagne sheets;gluten-free lasagne;gluten-free lasagna
fresh-pasta|fresh egg pasta||fresh pasta;fresh tagliatelle;egg pasta;fresh fettuccine;fresh lasagne sheets;fresh linguine;fresh spaghetti;fresh pappardelle;pasta all'uovo;fresh penne;fresh fusilli;fresh egg tagliatelle;fresh egg fettuccine;fresh lasagna sheets;fresh pasta sheets;fresh egg linguine;fresh egg spaghetti;fresh egg pappardelle;fresh egg lasagne sheets;fresh egg pasta sheets;fresh lasagne pasta sheets
egg-noodles-dry|dried egg noodles||egg noodles;medium egg noodles;chow mein noodles;Eiernudeln;wheat noodles with egg;fine egg noodles;ramen egg noodles;tagliatelle;pappardelle;fettuccine;fettuccini;lasagne sheet;lasagna sheet;lasagna noodle;lasagne;lasagna;cannelloni;cannelloni tubes;wonton noodles;egg noodle nests;lo mein noodles;oven-ready lasagna noodles;oven-ready lasagne sheets;no-cook lasagne sheets
rice-noodles-dry|dried rice noodles||rice noodles;rice vermicelli;rice sticks;pad thai noodles;vermicelli rice noodles;flat rice noodles;Reisnudeln;nouilles de riz;fideos de arroz;ho fun noodles;thick rice noodles;rice vermicelli noodles;bun noodles;pho noodles;folded rice noodles;brown rice noodles;banh pho noodles;vermicelli rice stick;pad thai rice noodles
soba-noodles-dry|dried soba noodles||soba noodles;soba;buckwheat noodles;Japanese soba noodles;buckwheat soba noodles;100% buckwheat soba noodles
somen-noodles-dry|dried somen noodles||somen noodles;somen;udon noodles;udon;dried udon noodles;wheat noodles;ramen noodles;dried wheat noodles;Chinese wheat noodles
cellophane-noodles-dry|dried glass noodles||glass noodles;cellophane noodles;bean thread noodles;mung bean noodles;mung bean vermicelli;Glasnudeln;dangmyeon;bean vermicelli;bean thread vermicelli;sweet potato glass noodles;mung bean glass noodles
white-bread|white bread||bread;sliced white bread;sandwich bread;toast;toast bread;white toast;white sandwich bread;Toastbrot;Weißbrot;pain de mie;pain blanc;pan blanco;pan de molde;pane bianco;pão;slice of bread;Texas toast;sandwich loaf;soft white bread;farmhouse white bread;white farmhouse bread;bread of choice
whole-wheat-bread|whole-wheat bread||wholewheat bread;wholemeal bread;wholegrain bread;whole-grain bread;brown bread;whole wheat toast;wholemeal toast;whole-wheat sandwich bread;Vollkornbrot;pain complet;pan integral;pane integrale;pão integral;wholegrain toast;whole-grain toast;whole-meal bread;Vollkorntoast;pain aux céréales complet;brown toast;wholewheat toast;granary toast;wholemeal sourdough;wholegrain sourdough;wholemeal sandwich bread;whole-wheat sourdough;whole grain sandwich bread;100% whole wheat bread
multigrain-bread|multigrain bread||seeded bread;granary bread;mixed-grain bread;multi-grain bread;multigrain toast;seeded wholegrain bread;seeded toast;granary loaf;seeded sourdough;seeded loaf;seeded batch bread
rye-bread|rye bread||dark rye bread;Roggenbrot;pain de seigle;light rye bread;sourdough rye bread;rye sourdough;dark rye;marble rye;rye toast;dark rye toast;German rye bread
pumpernickel-bread|pumpernickel||pumpernickel bread
sourdough-or-french-bread|sourdough bread||sourdough;French bread;baguette;sourdough toast;crusty bread;French baguette;sourdough loaf;Sauerteigbrot;pain au levain;rustic bread;crusty white bread;country bread;pane casereccio;bâtard;bloomer;rustic sourdough;white sourdough;French stick;white baguette;rustic loaf;crusty loaf;demi-baguette;French loaf;part-baked baguette
italian-bread|Italian bread||ciabatta;ciabatta roll;sub roll;hoagie roll;hoagie;ciabatta loaf;submarine roll;Italian loaf;rustic Italian bread;part-baked ciabatta
sprouted-wheat-bread|sprouted-grain bread||sprouted wheat bread;Ezekiel bread;sprouted bread
gluten-free-white-bread|gluten-free bread||gluten-free white bread;GF bread;gluten-free toast;gluten-free sandwich bread;glutenfreies Brot;pain sans gluten;pan sin gluten;pane senza glutine
pita-white|pita bread|pita breads|pita;white pita;pitta;pitta bread;white pitta bread;pita pocket;flatbread;flat bread;Arabic bread;Fladenbrot;pitta pocket;white pitta;soft flatbread;Lebanese bread;Greek pita;Greek flatbread;Turkish flatbread
pita-whole-wheat|whole-wheat pita|whole-wheat pitas|wholemeal pitta;whole wheat pita bread;wholemeal pitta bread;wholewheat pita;wholegrain pita;wholemeal pita;wholegrain pitta;brown pitta;wholewheat pitta bread
naan|naan|naans|naan bread;nan bread;garlic naan;peshwari naan;tandoori naan
chapati-or-roti|chapati|chapatis|roti;chapatti;rotli;phulka;wholemeal chapati;atta roti;wholewheat chapati;whole wheat roti
focaccia|focaccia||focaccia bread
flour-tortilla|flour tortilla|flour tortillas|tortilla;wheat tortilla;tortilla wrap;wrap;white wrap;flour wrap;soft tortilla;Weizentortilla;burrito wrap;tortilla de trigo;soft flour tortilla;burrito tortilla;fajita tortilla;taco tortilla;soft wraps;white tortilla wrap;soft taco tortilla;white flour tortilla;flour tortilla wraps;soft flour wraps
whole-wheat-tortilla|whole-wheat tortilla|whole-wheat tortillas|wholemeal wrap;wholewheat tortilla;wholemeal tortilla;wholewheat wrap;whole wheat wrap;wholegrain wrap;whole-grain tortilla;seeded wrap;multigrain wrap;wholemeal tortilla wrap;wholewheat tortilla wrap;wholegrain tortilla wrap;whole-wheat flour tortilla
corn-tortilla|corn tortilla|corn tortillas|maize tortilla;soft corn tortilla;Maistortilla;tortilla de maíz;yellow corn tortilla;white corn tortilla;street taco tortilla;corn tacos tortillas;soft corn tacos
taco-shells|taco shell|taco shells|taco shell;hard taco shell;corn taco shell;crunchy taco shell;hard taco;crispy taco shell
bagel|bagel|bagels|plain bagel
english-muffin|English muffin|English muffins|muffin English
hamburger-bun|hamburger bun|hamburger buns|burger bun;white burger bun;hot dog bun;hot dog roll;burger roll;sandwich bun;soft bun;white bun;hotdog bun;floured bap;burger baps;sesame burger bun;white hamburger bun;soft white roll;soft hot dog bun
whole-wheat-burger-bun|whole-wheat burger bun|whole-wheat burger buns|wholemeal burger bun;wholemeal roll;wholewheat bun;whole wheat bun;whole wheat hamburger bun;wholegrain roll;brown roll;wholemeal bread roll;whole-wheat roll;whole wheat bread roll
dinner-roll|dinner roll|dinner rolls|bread roll;white roll;soft roll;Brötchen;petit pain;bap;crusty roll;soft bread roll;white bread roll;soft white bread roll
croissant|croissant|croissants|butter croissant
breadcrumbs-dry|dry breadcrumbs||breadcrumb;breadcrumbs;dried breadcrumbs;bread crumbs;fresh breadcrumbs;fine breadcrumbs;Semmelbrösel;Paniermehl;chapelure;pan rallado;pangrattato;farinha de rosca;plain breadcrumbs;white breadcrumbs;golden breadcrumbs;soft breadcrumbs;wholemeal breadcrumbs;dry white breadcrumbs;soft white breadcrumbs;whole wheat breadcrumbs
breadcrumbs-seasoned|seasoned breadcrumbs||Italian breadcrumbs;Italian-seasoned breadcrumbs;seasoned bread crumbs;Italian-style breadcrumbs;Italian-style seasoned breadcrumbs
croutons|croutons||crouton
saltine-crackers|saltine crackers||saltine;saltines;cracker;crackers;soda cracker;cream crackers;water biscuits;savoury crackers
graham-crackers|graham crackers||graham cracker;graham cracker crumbs;digestive biscuit;digestives;digestive biscuit crumbs
rye-crispbread|rye crispbread||crispbread;ryvita;Knäckebrot;rye crackers
matzo|matzo||matzah;matza;matzo crackers
rice-cakes|rice cake|rice cakes|rice cake;puffed rice cake;Reiswaffel;brown rice cakes;plain rice cakes;wholegrain rice cakes
phyllo-dough|phyllo dough||filo pastry;phyllo;filo;phyllo pastry;filo sheet;phyllo sheet;fillo dough;filo dough;filo pastry sheets;phyllo pastry sheets
puff-pastry-frozen|frozen puff pastry||puff pastry;puff pastry sheet;ready-rolled puff pastry;Blätterteig;pâte feuilletée;hojaldre;pasta sfoglia;frozen puff pastry sheet;light puff pastry;puff pastry block;all-butter puff pastry
pie-crust-refrigerated|refrigerated pie crust||pie crust;pie dough;shortcrust pastry;ready-made shortcrust pastry;pastry case;shortcrust;pie shell;pie pastry;shortcrust pastry case;shortcrust pastry block;unbaked pie crust;ready-made shortcrust;prepared pie crust;pie crust dough;9-inch pie crust;deep-dish pie crust
wonton-wrappers|wonton wrapper|wonton wrappers|wonton wrapper;dumpling wrappers;gyoza wrappers;egg roll wrapper;wonton skins;gyoza skins;dumpling skins;wonton pastry;gow gee wrappers
tortilla-chips|tortilla chips||corn chips;nacho chips;tortilla crisps;plain tortilla chips;tortilla chip;corn tortilla chips;blue corn tortilla chips
potato-chips|potato chips||crisps;potato crisps;salted crisps;plain crisps
pretzels|pretzels||pretzel;hard pretzels
all-purpose-flour|all-purpose flour||flour;plain flour;white flour;wheat flour;AP flour;all purpose flour;Mehl;Weizenmehl;farine;farine de blé;harina;harina de trigo;farina di grano;farina 00;farinha de trigo;unbleached flour;00 flour;plain white flour;strong plain flour;maida;refined flour;AP flour unbleached;all-purpose white flour;unbleached all-purpose flour
bread-flour|bread flour||strong white flour;strong flour;strong bread flour;strong white bread flour;baker's flour;white bread flour;bread making flour;00 bread flour;strong white bread-making flour
cake-flour|cake flour||
self-rising-flour|self-rising flour||self-raising flour;self raising flour
whole-wheat-flour|whole-wheat flour||wholemeal flour;wholewheat flour;whole-grain flour;white whole wheat flour;atta;atta flour;wholegrain flour;Vollkornmehl;farine complète;harina integral;farina integrale;chapati flour;wholegrain wheat flour;brown flour;wholemeal bread flour;whole wheat atta;whole wheat pastry flour;wholemeal self-raising flour
semolina|semolina||semolina flour;durum wheat semolina;Grieß;semoule;sémola;semola;fine semolina;sooji;suji;rava;rawa
rye-flour|rye flour||wholegrain rye flour;Roggenmehl
spelt-flour|spelt flour||wholemeal spelt flour;Dinkelmehl;farine d'épeautre
buckwheat-flour|buckwheat flour||farine de sarrasin;Buchweizenmehl
oat-flour|oat flour||ground oats
rice-flour-white|white rice flour||rice flour;Reismehl;farine de riz;harina de arroz;chawal ka atta
rice-flour-brown|brown rice flour||
glutinous-rice-flour|glutinous rice flour||sweet rice flour;mochiko;sticky rice flour
corn-flour-masa-harina|masa harina||corn flour;maize flour;masa;instant masa flour
cornstarch|cornstarch||corn starch;cornflour;maize starch;Speisestärke;Maisstärke;maïzena;fécule de maïs;maicena;amido di mais;amido de milho;maize cornflour
tapioca-pearls-or-starch|tapioca starch||tapioca flour;tapioca;tapioca pearls;sabudana;sago pearls;small pearl tapioca;tapioca starch flour
arrowroot|arrowroot||arrowroot powder;arrowroot starch;arrowroot flour
potato-flour|potato flour||potato starch;Kartoffelstärke;Kartoffelmehl;fécule de pomme de terre;fécula de patata;fecola di patate;potato starch flour
almond-flour|almond flour||almond meal;ground almonds;gemahlene Mandeln;poudre d'amande;harina de almendra;farina di mandorle;blanched almond flour;almond meal flour;superfine almond flour;super-fine almond flour
coconut-flour|coconut flour||Kokosmehl
cassava-flour|cassava flour||manioc flour
soy-flour|soy flour||soya flour
sorghum-flour|sorghum flour||jowar flour
millet-flour|millet flour||
quinoa-flour|quinoa flour||
baking-powder|baking powder||Backpulver;levure chimique;lievito per dolci;fermento em pó;polvo de hornear;double-acting baking powder
baking-soda|baking soda||bicarbonate of soda;bicarb;bicarb soda;sodium bicarbonate;Natron;bicarbonate de soude;bicarbonato;bicarbonato de sodio;bread soda;soda bicarb;cooking soda
cream-of-tartar|cream of tartar||
active-dry-yeast|active dry yeast||yeast;dried yeast;instant yeast;fast-action yeast;fast-action dried yeast;easy-bake yeast;dry yeast;Trockenhefe;Hefe;levure de boulanger;levadura;lievito di birra;instant dried yeast;quick yeast;fast-acting yeast;rapid-rise yeast;instant dry yeast;quick-rise yeast;bread machine yeast;easy-blend yeast;dried active yeast;active dried yeast;fast-acting dried yeast
gelatin-powder|gelatin powder||gelatin;gelatine;powdered gelatin;gelatine powder;gelatine leaf;unflavored gelatin;gelatin sheet;unflavoured gelatine;leaf gelatine
pectin|pectin||
cocoa-powder-unsweetened|unsweetened cocoa powder||cocoa powder;cocoa;cacao powder;raw cacao powder;Kakaopulver;Kakao;cacao en poudre;cacao en polvo;cacao amaro;cacau em pó;Dutch-process cocoa;baking cocoa;cacao;dark cocoa powder;100% cocoa powder;Dutch-processed cocoa powder
dark-chocolate-70-85|dark chocolate||dark chocolate;70% dark chocolate;bittersweet chocolate;85% dark chocolate;Zartbitterschokolade;chocolat noir;chocolate negro;cioccolato fondente;plain chocolate;dark chocolate 70%;85% chocolate;dark cooking chocolate;dark eating chocolate;dark chocolate bar;dark chocolate square;70% cocoa dark chocolate;dark chocolate (70% cocoa);70% cocoa solids dark chocolate;70% cocoa plain chocolate
semisweet-chocolate-chips|semisweet chocolate chips||chocolate chips;semi-sweet chocolate;dark chocolate chips;semi sweet chocolate chips;semisweet chocolate;chocolate chip;choc chips;dark choc chips;bittersweet chocolate chips;semisweet chocolate morsels
milk-chocolate|milk chocolate||milk chocolate chips;Milchschokolade;chocolat au lait;chocolate con leche;cioccolato al latte;milk chocolate bar;milk choc chips;Cadbury milk chocolate;milk chocolate buttons
white-chocolate|white chocolate||white chocolate chips
unsweetened-baking-chocolate|unsweetened baking chocolate||baking chocolate;unsweetened chocolate;100% chocolate
vanilla-extract|vanilla extract||vanilla;pure vanilla extract;vanilla essence;vanilla bean paste;vanilla pod;vanilla bean;Vanilleextrakt;extrait de vanille;extracto de vainilla;estratto di vaniglia;vanilla paste;vanilla flavouring;vanilla bean extract;vanilla bean seeds;vanilla pod seeds;vanilla bean powder
marshmallows|marshmallows||marshmallow;mini marshmallows
carob-flour|carob powder||carob flour;carob
malt-syrup-barley|barley malt syrup||malt syrup;malt extract;barley malt extract
barley-malt-flour|barley malt flour||malted barley flour
white-sugar|white sugar||sugar;granulated sugar;caster sugar;castor sugar;superfine sugar;cane sugar;golden caster sugar;raw sugar;turbinado sugar;Zucker;sucre;azúcar;zucchero;açúcar;white granulated sugar;demerara sugar;demerara;table sugar;sugar white;sugar granulated;bakers sugar;white caster sugar;unrefined caster sugar;castor sugar white;golden granulated sugar;superfine caster sugar;unrefined golden caster sugar
brown-sugar|brown sugar||light brown sugar;dark brown sugar;soft brown sugar;muscovado sugar;light muscovado sugar;packed brown sugar;brauner Zucker;cassonade;sucre roux;azúcar moreno;zucchero di canna;açúcar mascavo;palm sugar;coconut sugar;jaggery;soft light brown sugar;soft dark brown sugar;dark muscovado sugar;muscovado;rapadura;piloncillo;dark muscovado;light muscovado;soft dark sugar;coconut palm sugar;dark palm sugar;light or dark brown sugar
powdered-sugar|powdered sugar||icing sugar;confectioners' sugar;confectioners sugar;confectioner's sugar;Puderzucker;sucre glace;azúcar glas;zucchero a velo;icing sugar mixture;golden icing sugar
honey|honey||runny honey;clear honey;raw honey;Honig;miel;miele;mel;Manuka honey;liquid honey;set honey;acacia honey;wildflower honey;clover honey;clear runny honey;orange blossom honey
maple-syrup|maple syrup||pure maple syrup;Ahornsirup;sirop d'érable;jarabe de arce;sciroppo d'acero;grade A maple syrup
agave-syrup|agave syrup||agave nectar;agave;Agavendicksaft;sirop d'agave;sirope de agave;agave nectar syrup;light agave nectar
molasses|molasses||black treacle;treacle;blackstrap molasses;dark molasses;unsulphured molasses;black treacle syrup
corn-syrup-light|light corn syrup||corn syrup;golden syrup;glucose syrup;liquid glucose
stevia-powder|stevia||stevia powder;stevia sweetener;liquid stevia;stevia drops;stevia extract;granulated stevia
jam|jam||strawberry jam;raspberry jam;fruit jam;fruit preserves;apricot jam;Marmelade;Konfitüre;confiture;mermelada;marmellata;blueberry jam;fruit spread;cherry jam;blackberry jam;strawberry preserves;raspberry preserves;fig jam;plum jam;apricot preserves;blackcurrant jam;fruit conserve;strawberry conserve;grape jelly;fig preserves;damson jam;mixed berry jam;low-sugar jam
orange-marmalade|orange marmalade||marmalade;Seville orange marmalade
apple-butter|apple butter||
chocolate-hazelnut-spread|chocolate hazelnut spread||Nutella;hazelnut spread;hazelnut chocolate spread;chocolate spread;hazelnut cocoa spread;choc hazelnut spread;chocolate nut spread
chocolate-syrup|chocolate syrup||chocolate sauce
almonds|almonds||almond;whole almonds;raw almonds;slivered almonds;flaked almonds;sliced almonds;toasted almonds;Mandeln;amandes;almendras;mandorle;amêndoas;roasted almonds;almond slivers;gehobelte Mandeln;amandes effilées;almendras laminadas;mandorle a lamelle;badam;almond flakes;dry-roasted almonds
almonds-blanched|blanched almonds||blanched almond;Marcona almonds
almond-paste-marzipan|almond paste||marzipan;Marzipan
brazil-nuts|Brazil nuts||brazil nut;Paranuss
cashews|cashews||cashew;cashew nut;raw cashews;Cashewkerne;noix de cajou;anacardos;anacardi;castanha de caju;kaju;unroasted cashews
cashews-roasted|roasted cashews||roasted cashew nuts;salted cashews;toasted cashews;dry-roasted cashews;roasted salted cashews;roasted unsalted cashews;unsalted roasted cashews;salted roasted cashews
chestnuts-roasted|roasted chestnuts||chestnut;cooked chestnuts;vacuum-packed chestnuts;Maronen;marrons;castañas;castagne
coconut-shredded-unsweetened|unsweetened desiccated coconut||desiccated coconut;shredded coconut;unsweetened shredded coconut;coconut flakes;unsweetened coconut flakes;coconut chips;dried coconut;Kokosraspel;noix de coco râpée;coco rallado;cocco grattugiato;coco ralado;toasted coconut;flaked coconut;coconut shavings;coconut thread;shaved coconut;coconut desiccated;dried coconut flakes;unsweetened flaked coconut
coconut-shredded-sweetened|sweetened shredded coconut||sweetened coconut flakes;sweetened coconut;sweet shredded coconut
coconut-fresh|fresh coconut|fresh coconuts|coconut;coconut meat;grated coconut
hazelnuts|hazelnuts||hazelnut;filberts;cobnuts;Haselnüsse;noisettes;avellanas;nocciole;avelãs;toasted hazelnuts;blanched hazelnuts
macadamia-nuts|macadamia nuts||macadamia;macadamias
mixed-nuts|mixed nuts||nuts;nut;unsalted mixed nuts;roasted mixed nuts;trail mix nuts;nuts of choice
peanuts-raw|raw peanuts||peanut;peanuts;groundnuts;monkey nuts;unsalted peanuts;Erdnüsse;cacahuètes;cacahuetes;arachidi;amendoim;maní;moongphali;blanched peanuts;redskin peanuts
peanuts-dry-roasted|dry-roasted peanuts||roasted peanuts;salted peanuts;roasted unsalted peanuts;roasted salted peanuts;dry roasted peanut;unsalted dry-roasted peanuts;dry roasted unsalted peanuts
pecans|pecans||pecan;pecan nuts;pecan halves;Pekannüsse;noix de pécan
pine-nuts|pine nuts||pine nut;pine kernels;pignoli;pinoli;Pinienkerne;pignons de pin;piñones;toasted pine nuts;pine nut kernels
pistachios|pistachios||pistachio;pistachio nuts;shelled pistachios;Pistazien;pistaches;pistachos;pistacchi;pistache;pistachio kernels
walnuts|walnuts||walnut;walnut halves;walnut pieces;English walnuts;Walnüsse;noix;nueces;noci;nozes;toasted walnuts;akhrot
chia-seeds|chia seeds||chia;chia seed;Chiasamen;graines de chia;semillas de chía;semi di chia
flaxseed|flaxseed||flax seeds;linseed;ground flaxseed;flax meal;flaxmeal;flaxseed meal;ground flax;ground linseed;milled flaxseed;flax;Leinsamen;graines de lin;semillas de lino;linaza;linhaça;golden flaxseed;golden linseed;milled linseed;brown linseed;milled flax;flax egg;ground flaxseed meal;golden ground flaxseed
hemp-seeds|hemp seeds||hemp hearts;hulled hemp seeds;shelled hemp seeds;Hanfsamen
poppy-seeds|poppy seeds||poppy seed;Mohn;graines de pavot
pumpkin-seeds|pumpkin seeds||pumpkin seed;pepitas;pepita;Kürbiskerne;graines de courge;semillas de calabaza;pipas de calabaza;toasted pumpkin seeds;pumpkin kernels
sesame-seeds|sesame seeds||sesame seed;white sesame seeds;sesame;black sesame seeds;Sesam;graines de sésame;semillas de sésamo;ajonjolí;semi di sesamo;gergelim;mixed sesame seeds;black or white sesame seeds
sesame-seeds-toasted|toasted sesame seeds||roasted sesame seeds;toasted white sesame seeds;toasted black sesame seeds
sunflower-seeds|sunflower seeds||sunflower seed;sunflower kernels;Sonnenblumenkerne;graines de tournesol;pipas de girasol;semi di girasole
olive-oil|olive oil||extra-virgin olive oil;extra virgin olive oil;EVOO;light olive oil;virgin olive oil;Olivenöl;huile d'olive;aceite de oliva;olio d'oliva;olio extravergine d'oliva;azeite;olio evo;aceite de oliva virgen extra;garlic oil;fruity olive oil;ev olive oil;lemon olive oil;peppery olive oil;garlic-infused olive oil;basil-infused olive oil;chilli-infused olive oil;extra-virgin olive oil spray-free
canola-oil|canola oil||rapeseed oil;Rapsöl;huile de colza;cold-pressed rapeseed oil;canola;rapeseed;rape seed oil
vegetable-oil-soybean|vegetable oil||soybean oil;oil;cooking oil;frying oil;soya oil;soy oil;Pflanzenöl;huile végétale;aceite vegetal;olio vegetale;óleo vegetal;veg oil;refined oil;oil of vegetable;deep-frying oil
sunflower-oil|sunflower oil||Sonnenblumenöl;huile de tournesol;aceite de girasol;olio di girasole;óleo de girassol;safflower oil;refined sunflower oil;high-oleic sunflower oil
corn-oil|corn oil||maize oil
peanut-oil|peanut oil||groundnut oil;arachis oil;Erdnussöl;huile d'arachide
sesame-oil|sesame oil||toasted sesame oil;dark sesame oil;Sesamöl;huile de sésame;aceite de sésamo;olio di sesamo;roasted sesame oil;gingelly oil;untoasted sesame oil
coconut-oil|coconut oil||virgin coconut oil;Kokosöl;huile de coco;aceite de coco;olio di cocco;extra virgin coconut oil;refined coconut oil;solid coconut oil;unrefined coconut oil
avocado-oil|avocado oil||Avocadoöl;huile d'avocat;aceite de aguacate
grapeseed-oil|grapeseed oil||grape seed oil
walnut-oil|walnut oil||Walnussöl;huile de noix
flaxseed-oil|flaxseed oil||flax oil;linseed oil;Leinöl
palm-oil|palm oil||red palm oil;dende oil
rice-bran-oil|rice bran oil||
cooking-spray|cooking spray||nonstick cooking spray;oil spray;spray oil;non-stick spray;nonstick spray;cooking oil spray;Frylight;PAM;olive spray;canola spray;PAM spray;olive oil spray;canola oil spray;vegetable oil spray;coconut oil spray;sunflower oil spray;avocado oil spray;cooking spray oil;spray cooking oil;nonstick baking spray;Pam cooking spray;low-calorie cooking spray;low-calorie oil spray;low-cal cooking spray;low calorie spray oil;olive oil cooking spray;low-fat cooking spray;calorie controlled cooking spray;calorie-controlled cooking oil spray;low-calorie oil cooking spray
lard|lard||pork lard;manteca de cerdo;Schmalz;saindoux;strutto;pork fat;leaf lard;pork dripping
beef-tallow|beef tallow||beef dripping;tallow;beef fat
duck-fat|duck fat||goose fat
bacon-fat|bacon fat||bacon grease;bacon drippings
vegetable-shortening|vegetable shortening||shortening;vegetable fat
margarine-stick|margarine||stick margarine;baking margarine;block margarine
vegan-buttery-spread|vegan butter||vegan buttery spread;plant-based butter;dairy-free butter;dairy-free spread;vegan margarine;plant butter;vegan spread;non-dairy butter;plant-based spread;dairy-free margarine;vegan block butter;vegan butter substitute;vegane Butter;vegane Margarine;dairy free butter alternative;vegan block;vegan baking block;vegan butter sticks;vegan butter stick;dairy-free buttery spread;dairy-free baking block;dairy-free block butter
mayonnaise|mayonnaise||mayo;full-fat mayonnaise;Mayonnaise;mayonesa;maionese;real mayonnaise;Japanese mayonnaise;Kewpie mayonnaise;Kewpie;Hellmann's;real mayo;Hellmann's mayonnaise;Hellmanns mayonnaise;Kewpie mayo;whole egg mayonnaise;full fat mayo;whole-egg mayo;avocado oil mayonnaise;olive oil mayonnaise
mayonnaise-light|light mayonnaise||low-fat mayonnaise;reduced-fat mayonnaise;light mayo;lighter mayonnaise;lighter mayo;lite mayonnaise;mayo light;reduced-fat mayo;low-fat mayo;low-calorie mayonnaise
vegan-mayonnaise-tofu|vegan mayonnaise||vegan mayo;egg-free mayonnaise;eggless mayonnaise;plant-based mayonnaise;egg-free mayo;vegane Mayonnaise;plant-based mayo;eggless mayo;plant mayo;vegan aioli;vegan mayonnaise dressing;eggless mayonnaise spread
ranch-dressing|ranch dressing||ranch;ranch dip;ranch salad dressing
italian-dressing|Italian dressing||Italian vinaigrette;Italian salad dressing
caesar-dressing|Caesar dressing||caesar salad dressing;Caesar sauce;creamy Caesar dressing
blue-cheese-dressing|blue cheese dressing||
thousand-island-dressing|Thousand Island dressing||
allspice-ground|ground allspice||allspice;allspice berries;Piment;pimenta-da-jamaica;pimento berries;ground pimento
anise-seed|anise seed||aniseed;aniseeds;anise
basil-dried|dried basil||dry basil;dried basil leaves
bay-leaf|bay leaf|bay leaves|dried bay leaf;fresh bay leaf;Lorbeerblatt;feuille de laurier;hoja de laurel;foglia di alloro;folha de louro;laurel leaf;tej patta
black-pepper|black pepper||ground black pepper;peppercorn;black peppercorns;freshly ground pepper;cracked black pepper;ground pepper;freshly ground black pepper;freshly cracked black pepper;schwarzer Pfeffer;Pfeffer;poivre;poivre noir;pimienta;pimienta negra;pepe;pepe nero;pimenta-do-reino;coarse black pepper;poivre noir moulu;pimienta negra molida;pepe nero macinato;gemahlener Pfeffer;pepper black;cracked pepper;pepper powder;mixed peppercorns;kali mirch;milled black pepper;course black pepper
white-pepper|white pepper||ground white pepper
caraway-seed|caraway seed||caraway seeds;caraway;Kümmel
cardamom|ground cardamom||cardamom;cardamom pod;cardamom seeds;green cardamom;Kardamom;elaichi;black cardamom
cayenne-pepper|cayenne pepper||cayenne;ground cayenne;red pepper ground;ground red pepper;ground cayenne pepper;cayenne chilli powder;cayenne chili powder
celery-seed|celery seed||celery seeds
chili-powder|chili powder||chilli powder;mild chilli powder;ancho powder;hot chilli powder;Chilipulver;ancho chili powder;chipotle powder;Kashmiri chilli powder;chipotle chili powder;gochugaru;Korean chili powder;lal mirch;ground chilli;ground chipotle;gochugaru flakes;Deggi mirch;degi mirch;red chilli powder;red chili powder;Korean chilli flakes;Korean chili flakes;ground ancho chile;Kashmiri mirch powder;Korean red pepper flakes;Korean red pepper powder
cinnamon-ground|ground cinnamon||cinnamon;cinnamon powder;cinnamon stick;Zimt;cannelle;canela;cannella;dalchini;cassia;cassia bark;cinnamon bark;cinnamon quill;stick cinnamon
cloves-ground|ground cloves||cloves;whole cloves;Gewürznelken;clous de girofle;laung;clove buds
coriander-ground|ground coriander||coriander seed;coriander seeds;coriander powder;dried coriander;gemahlener Koriander;dhania powder;dhaniya powder;coriander ground
cumin|ground cumin||cumin;cumin seed;cumin seeds;cumin powder;Kreuzkümmel;comino;cumino;cominho;jeera;zeera;jeera seeds
curry-powder|curry powder||mild curry powder;Madras curry powder;Currypulver;medium curry powder;hot curry powder;curry en poudre;madras curry;yellow curry powder;Jamaican curry powder;mild curry spice;Keen's curry powder
dill-dried|dried dill||dried dill weed
fennel-seed|fennel seed||fennel seeds;saunf;ground fennel;fennel powder
fenugreek-seed|fenugreek seed||fenugreek;fenugreek seeds;methi seeds;ground fenugreek;methi dana
garlic-powder|garlic powder||garlic granules;granulated garlic;dried garlic;Knoblauchpulver;ail en poudre;ajo en polvo;powdered garlic;ground garlic
ginger-ground|ground ginger||ginger powder;powdered ginger;dried ginger;dried ground ginger;sonth;dry ginger
mace-ground|ground mace||mace
marjoram-dried|dried marjoram||marjoram;Majoran
mustard-powder|mustard powder||dry mustard;ground mustard;English mustard powder;mustard seed;mustard seeds;black mustard seeds;yellow mustard seeds;Senfkörner;brown mustard seeds;sarson;mustard ground;Colman's mustard powder
nutmeg|nutmeg||ground nutmeg;grated nutmeg;Muskatnuss;noix de muscade;nuez moscada;noce moscata;noz-moscada;jaiphal
onion-powder|onion powder||onion granules;dried onion;granulated onion;dried minced onion;powdered onion;ground onion;onion flakes
oregano-dried|dried oregano||oregano;oregano leaves;Mexican oregano;origan;orégano;origano;Oregano;fresh oregano;oregano flakes;oregano sprigs;dried wild oregano
paprika|paprika||sweet paprika;paprika powder;Hungarian paprika;Paprikapulver;pimentón;pimentón dulce;paprica dolce;páprica;hot paprika;unsmoked paprika;sweet Hungarian paprika
parsley-dried|dried parsley||dried parsley flakes;dry parsley;parsley flakes
pumpkin-pie-spice|pumpkin pie spice||pumpkin spice;apple pie spice;gingerbread spice;mixed spice;pumpkin spice mix;sweet mixed spice;pumpkin pie spice mix
rosemary-dried|dried rosemary||dry rosemary;ground rosemary;dried rosemary leaves
saffron|saffron||saffron threads;saffron strands;Safran;azafrán;zafferano;kesar;saffron stamens;saffron pinch
sage-dried|dried sage||sage;rubbed sage;fresh sage;sage leaf;Salbei;sauge;salvia;sálvia;ground sage
tarragon-dried|dried tarragon||tarragon;fresh tarragon;Estragon;tarragon leaves
thyme-dried|dried thyme||dried thyme leaves;ground thyme;dry thyme;dry thyme leaves
turmeric|ground turmeric||turmeric;turmeric powder;fresh turmeric;Kurkuma;curcuma;cúrcuma;haldi;turmeric root
salt|salt||sea salt;table salt;kosher salt;fine salt;flaky salt;flaky sea salt;rock salt;Himalayan salt;pink salt;Salz;sel;sal;sale fino;fine sea salt;coarse salt;salt and pepper;salt and black pepper;sea salt flakes;Maldon salt;cooking salt;iodized salt;salt & pepper;salt and freshly ground black pepper;salt and freshly ground pepper;salt and ground black pepper;sea salt and black pepper;sea salt and freshly ground black pepper;salt pepper;kosher salt and black pepper;sal y pimienta;sale e pepe;sel et poivre;Salz und Pfeffer;sal e pimenta;namak;salt flakes;black salt;kala namak;celtic salt;Celtic sea salt;Himalayan pink salt;Morton kosher salt;Cornish sea salt;flakey sea salt;fleur de sel;cracked sea salt;Diamond Crystal kosher salt;salt and cracked pepper;kosher salt and pepper;sea salt and pepper;salt and white pepper;salt and cracked black pepper;flaky salt and black pepper
taco-seasoning|taco seasoning||taco seasoning mix;taco spice mix;fajita seasoning;taco spice;fajita seasoning mix;taco mix;fajita spice;Mexican seasoning;fajita spice mix;Mexican spice mix;taco seasoning packet
apple-cider-vinegar|apple cider vinegar||cider vinegar;ACV;Apfelessig;vinaigre de cidre;vinagre de manzana;aceto di mele;apple vinegar
white-vinegar|white vinegar||distilled vinegar;distilled white vinegar;vinegar;spirit vinegar;Essig;vinaigre;vinagre;aceto;clear vinegar;distilled malt vinegar
red-wine-vinegar|red wine vinegar||wine vinegar;white wine vinegar;sherry vinegar;champagne vinegar;Rotweinessig;Weißweinessig;vinaigre de vin rouge;vinaigre de vin;vinagre de vino;aceto di vino;vinagre de jerez;red or white wine vinegar
balsamic-vinegar|balsamic vinegar||balsamic;white balsamic vinegar;balsamic glaze;Balsamico;vinaigre balsamique;vinagre balsámico;aceto balsamico;balsamic reduction;balsamic vinegar of Modena
yellow-mustard|mustard||yellow mustard;Dijon mustard;wholegrain mustard;whole-grain mustard;American mustard;prepared mustard;Dijon;Senf;moutarde;moutarde de Dijon;mostaza;senape;mostarda;grain mustard;German mustard;smooth mustard;Colman's mustard;brown mustard;deli mustard;grainy mustard;ballpark mustard;stone-ground mustard;spicy brown mustard;Dijon-style mustard;grainy Dijon mustard;wholegrain Dijon mustard
capers|capers||caper;capers in brine;Kapern;câpres;alcaparras;capperi;salted capers;baby capers;nonpareil capers;brined capers;jarred capers;caper berries;lilliput capers
ketchup|ketchup||tomato ketchup;catsup;Heinz ketchup;reduced sugar ketchup;Heinz tomato ketchup
dill-pickles|dill pickles||dill pickle;gherkin;gherkins;cornichon;cornichons;pickled cucumber;pickle;pickles;Gewürzgurke;pickle spear;pickled gherkins;pickle chips;sweet pickles;dill gherkins;burger pickles;dill pickle spear;hamburger dill pickles;pickled dill cucumber;dill pickle chips;bread and butter pickles
sweet-pickle-relish|sweet pickle relish||pickle relish;sweet relish;relish
soy-sauce|soy sauce||soya sauce;light soy sauce;dark soy sauce;shoyu;Sojasauce;Sojasoße;sauce soja;salsa de soja;salsa di soia;molho de soja;molho shoyu;regular soy sauce;Kikkoman;dark soy;Kikkoman soy sauce;superior soy sauce;all-purpose soy sauce;naturally brewed soy sauce
soy-sauce-low-sodium|low-sodium soy sauce||reduced-sodium soy sauce;reduced-salt soy sauce;low-salt soy sauce;less-sodium soy sauce;lite soy sauce;light-sodium soy sauce;lower-sodium soy sauce;50% less salt soy sauce
tamari|tamari||tamari soy sauce;gluten-free soy sauce;gluten-free tamari;wheat-free soy sauce;tamari sauce;wheat-free tamari;glutenfreie Sojasauce
fish-sauce|fish sauce||nam pla;nuoc mam;Thai fish sauce;Fischsauce;colatura
oyster-sauce|oyster sauce||
hoisin-sauce|hoisin sauce||hoisin
teriyaki-sauce|teriyaki sauce||teriyaki;teriyaki marinade
worcestershire-sauce|Worcestershire sauce||worcester sauce;worcestershire;Lea & Perrins;Worcester;Lea & Perrins Worcestershire sauce
hot-sauce|hot sauce||Tabasco;hot pepper sauce;Tabasco sauce;Frank's hot sauce;cayenne pepper sauce;Louisiana hot sauce;Cholula;Frank's RedHot;pepper sauce;green Tabasco;hot chilli sauce;cayenne hot sauce;hot chili sauce;Louisiana-style hot sauce;hot sauce of choice
sriracha|sriracha||sriracha sauce;sriracha chilli sauce;chilli sauce;chili sauce
barbecue-sauce|barbecue sauce||BBQ sauce;barbeque sauce;BBQ marinade;smoky BBQ sauce;smoky barbecue sauce;honey BBQ sauce;Kansas City-style barbecue sauce
sweet-and-sour-sauce|sweet and sour sauce||
salsa|salsa||tomato salsa;jarred salsa;pico de gallo;fresh salsa;chunky salsa;red salsa;salsa roja;fresh tomato salsa;tomato salsa dip;salsa of choice;restaurant-style salsa;pico de gallo salsa
salsa-verde|salsa verde||green salsa;tomatillo salsa;tomatillo salsa verde
enchilada-sauce-red|red enchilada sauce||enchilada sauce;canned enchilada sauce;canned red enchilada sauce
marinara-sauce|marinara sauce||marinara;pasta sauce;spaghetti sauce;tomato pasta sauce;tomato and basil sauce;tomato basil pasta sauce;arrabbiata sauce;jarred tomato sauce;napoletana sauce;Napoli sauce;Neapolitan sauce;tomato basil sauce;tomato spaghetti sauce;tomato-based pasta sauce;tomato and basil marinara;tomato and basil pasta sauce;tomato and herb pasta sauce;tomato & basil pasta sauce
pizza-sauce|pizza sauce||
pesto|basil pesto||pesto;green pesto;pesto genovese;pesto alla genovese;pesto sauce;basil pesto sauce
alfredo-sauce-mix-dry|dry Alfredo sauce mix||alfredo sauce mix
peanut-sauce|peanut sauce||satay sauce;peanut satay sauce
tartar-sauce|tartar sauce||tartare sauce
steak-sauce|steak sauce||A1 sauce;brown sauce;HP sauce
plum-sauce|plum sauce||Chinese plum sauce
cocktail-sauce|cocktail sauce||seafood sauce
yeast-extract-spread|yeast extract spread||yeast extract;Marmite;Vegemite
chicken-broth|chicken broth||chicken stock;hot chicken stock;chicken bone broth;Hühnerbrühe;bouillon de poulet;caldo de pollo;brodo di pollo;caldo de galinha;chicken bouillon;liquid chicken stock;rich chicken stock;chicken broth or stock;chicken stock or broth
chicken-broth-low-sodium|low-sodium chicken broth||reduced-sodium chicken broth;low-sodium chicken stock;reduced-salt chicken stock;low-salt chicken stock;unsalted chicken stock;unsalted chicken broth;reduced-salt chicken broth;lower-sodium chicken broth;low-sodium chicken stock liquid;low sodium chicken bone broth;salt-reduced liquid chicken stock;no-salt-added chicken broth
chicken-stock-homemade|homemade chicken stock||homemade chicken broth;fresh chicken stock
beef-broth|beef broth||beef stock;hot beef stock;beef bone broth;Rinderbrühe;bouillon de boeuf;caldo de res;brodo di manzo;caldo de carne;bone broth;beef bouillon;rich beef stock
beef-stock-homemade|homemade beef stock||homemade beef broth;fresh beef stock
vegetable-broth|vegetable broth||vegetable stock;hot vegetable stock;veg stock;veggie broth;veggie stock;Gemüsebrühe;bouillon de légumes;caldo de verduras;brodo vegetale;caldo de legumes;vegetable bouillon;low-sodium vegetable broth;reduced-salt vegetable stock;low-salt vegetable stock;vegan stock;homemade vegetable stock;low-sodium vegetable stock;veggie bouillon;light vegetable stock;vegetable broth or stock;vegetable stock or broth
fish-stock|fish stock||fish broth;fumet;fish fumet;Fischfond;fish bouillon
chicken-bouillon-cube|chicken stock cube|chicken stock cubes|chicken bouillon cube;chicken stock powder;chicken bouillon powder;chicken stock pot;chicken Oxo cube;chicken stockpot;chicken bouillon granules;chicken stock concentrate;chicken Knorr cube;low-salt chicken stock cube;reduced-salt chicken stock cube
beef-bouillon-cube|beef stock cube|beef stock cubes|beef bouillon cube;beef stock powder;beef Oxo cube;beef stock pot;beef stockpot;beef bouillon granules;beef stock concentrate;beef Knorr cube;beef bouillon powder
condensed-cream-of-mushroom-soup|condensed cream of mushroom soup||cream of mushroom soup;canned cream of mushroom soup
water|water||cold water;hot water;warm water;boiling water;tap water;ice water;lukewarm water;filtered water;Wasser;eau;agua;acqua;água;ice cubes;ice;ice cube;kaltes Wasser;eau froide;agua fría;acqua fredda;pasta water;drinking water;boiled water;tepid water;still water;iced water;mineral water;cooking water;pasta cooking water;starchy pasta water;hand-hot water;just-boiled water;cooled boiled water;pasta cooking liquid
coffee-brewed|brewed coffee||coffee;black coffee;strong coffee;cold brew coffee;filter coffee;hot coffee;cold brew;brewed espresso coffee
espresso|espresso||espresso shot;espresso coffee
instant-coffee-powder|instant coffee||instant coffee powder;coffee granules;instant espresso powder;instant coffee granules;espresso powder;instant espresso
black-tea-brewed|brewed black tea||black tea;tea;Earl Grey tea;English breakfast tea
green-tea-brewed|brewed green tea||green tea
red-wine|red wine||dry red wine;Rotwein;vin rouge;vino tinto;vino rosso;vinho tinto;Chianti;merlot;Shiraz;cabernet sauvignon;pinot noir;Burgundy wine;full-bodied red wine
white-wine|white wine||dry white wine;Weißwein;vin blanc;vino blanco;vino bianco;vinho branco;wine;chardonnay;sauvignon blanc;pinot grigio
cooking-wine|cooking wine||white cooking wine
beer|beer||lager;ale;Bier;bière;cerveza;birra;cerveja;stout;dark beer;light beer;Guinness;pale ale;Mexican lager;brown ale;pale lager;Mexican beer;light lager;bitter beer
sake|sake||cooking sake
rum|rum||dark rum;white rum
vodka|vodka||
club-soda|sparkling water||club soda;soda water;carbonated water;seltzer;Mineralwasser;fizzy water;sparkling mineral water
chicken-breast-skinless|skinless chicken breast|skinless chicken breasts|chicken breast;chicken;boneless skinless chicken breast;chicken breast fillet;chicken fillet;chicken tenders;chicken tenderloin;diced chicken;chicken breast half;chicken strips;chicken pieces boneless;chicken cutlet;Hähnchenbrust;Hähnchenbrustfilet;Hühnerbrust;blanc de poulet;filet de poulet;pechuga de pollo;petto di pollo;peito de frango;raw chicken breast;pollo;poulet;frango;chicken breast meat;Hähnchen;chicken breast mini fillets;Hähnchenbrustfilets;filets de poulet;pechugas de pollo;petti di pollo;peitos de frango;Hühnchen;murgh;chicken escalope;chicken goujons raw;chicken inner fillets;chicken breast tenderloin;chicken breast cutlets;chicken stir-fry strips;chicken stir fry pieces
chicken-breast-with-skin|chicken breast with skin|chicken breasts with skin|skin-on chicken breast;bone-in chicken breast;bone-in skin-on chicken breast;skin on bone in chicken breast;chicken supreme;split chicken breast;skin-on chicken breast fillet
chicken-thigh-skinless|skinless chicken thigh|skinless chicken thighs|boneless chicken thigh;boneless skinless chicken thigh;chicken thigh fillet;chicken thigh;Hähnchenschenkel ohne Haut;haut de cuisse de poulet;muslo de pollo;coscia di pollo;coxa de frango;skinless boneless chicken thigh fillets;chicken thigh meat;Hähnchenschenkel;cuisse de poulet;muslos de pollo;cosce di pollo;boneless skinless thighs
chicken-thigh-with-skin|chicken thigh with skin|chicken thighs with skin|skin-on chicken thigh;bone-in chicken thigh;bone-in skin-on chicken thigh;skin on bone in chicken thigh;skin-on boneless chicken thigh
chicken-drumstick-with-skin|chicken drumstick|chicken drumsticks|drumstick;chicken drumstick with skin;chicken drums
chicken-leg-quarter-with-skin|chicken leg quarter|chicken leg quarters|chicken leg;chicken leg with skin;whole chicken leg;chicken leg quarter with skin;chicken maryland
chicken-wing|chicken wing|chicken wings|chicken wing with skin;chicken wingettes;party wings;chicken nibbles;chicken drumettes;chicken flats and drumettes
whole-chicken-with-skin|whole chicken|whole chickens|roasting chicken;whole chicken with skin;chicken on the bone;chicken whole;poussin;roaster chicken;broiler chicken;fryer chicken;whole raw chicken;small whole chicken;oven-ready chicken;chicken pieces bone-in;chicken bone-in pieces;skin-on chicken pieces;bone-in chicken pieces;cut-up whole chicken;chicken pieces on the bone;bone-in skin-on chicken pieces
ground-chicken|ground chicken||minced chicken;chicken mince;keema chicken;chicken keema;chicken thigh mince;minced chicken breast;ground chicken breast;chicken breast mince;ground chicken thigh
chicken-liver|chicken liver|chicken livers|Hühnerleber
rotisserie-chicken-breast|rotisserie chicken breast|rotisserie chicken breasts|rotisserie chicken;cooked chicken;cooked chicken breast;leftover chicken;roast chicken;shredded cooked chicken;cooked shredded chicken;leftover roast chicken;grilled chicken breast;roasted chicken breast;shredded chicken;pulled chicken;grilled chicken;roasted chicken;poached chicken;precooked chicken;cooked chicken thigh;poached chicken breast;shredded chicken breast;chargrilled chicken breast;roast chicken breast;baked chicken breast
turkey-breast-skinless|turkey breast||skinless turkey breast;turkey steak;turkey breast steak;turkey fillet;turkey escalope;turkey cutlet;Putenbrust;escalope de dinde;pechuga de pavo;petto di tacchino;peito de peru;turkey;diced turkey;turkey tenderloin;turkey breast cutlet;turkey stir-fry strips
turkey-thigh-skinless|turkey thigh||skinless turkey thigh;turkey thigh meat
whole-turkey-with-skin|whole turkey||turkey whole with skin
ground-turkey|ground turkey||minced turkey;turkey mince;turkey thigh mince;Putenhack;turkey ground;ground turkey thigh;dark ground turkey;85% lean ground turkey
ground-turkey-93-lean|lean ground turkey||93% lean ground turkey;lean turkey mince;turkey breast mince;ground turkey breast;extra-lean ground turkey;93/7 ground turkey;lean minced turkey;minced turkey breast;turkey mince 2% fat;2% fat turkey mince;99% lean ground turkey;7% fat turkey mince;turkey mince 7% fat;turkey breast mince 2% fat
duck-meat-only|duck meat||duck breast skinless;skinless duck breast;duck
duck-with-skin|duck with skin||duck breast;duck leg;whole duck;duck breast with skin
deli-turkey-breast|deli turkey breast||turkey slices;deli turkey;sliced turkey;sliced turkey breast;smoked turkey;turkey ham;turkey lunch meat;oven-roasted deli turkey;sliced deli turkey;cooked turkey slices;smoked turkey breast;cooked turkey;leftover turkey;roast turkey;turkey deli meat;wafer-thin turkey;turkey breast slices;smoked deli turkey;cooked turkey breast;roast turkey breast;thin-sliced turkey;oven-roasted turkey breast
deli-chicken-breast|deli chicken breast||chicken slices;deli chicken;sliced cooked chicken;sliced chicken breast deli;wafer-thin chicken
turkey-bacon|turkey bacon||turkey rashers
turkey-sausage|turkey sausage|turkey sausages|chicken sausage;turkey sausages links;turkey chipolatas;chicken apple sausage
ground-beef-80-lean|ground beef||ground beef;beef mince;minced beef;80/20 ground beef;mince;80% lean ground beef;20% fat beef mince;20% fat minced beef;minced beef 20% fat;hamburger meat;Rinderhackfleisch;Hackfleisch;boeuf haché;viande hachée;carne picada;carne molida;carne macinata;carne moída;ground chuck;hamburger;minced meat;steak mince;Rinderhack;gehacktes Rindfleisch;carne de vaca picada;macinato di manzo;chuck mince;ground steak;beef keema;mince beef;beef ground;minced steak;hamburger beef;standard beef mince;mince meat beef;minced beef steak
ground-beef-85-lean|ground beef (85 % lean)||85% lean ground beef;85/15 ground beef;15% fat beef mince;85% ground beef;85% lean beef mince;12% fat beef mince;12% fat minced beef;15% fat minced beef;beef mince 12% fat
ground-beef-90-lean|lean ground beef (90 %)||lean ground beef;90% lean ground beef;90/10 ground beef;lean beef mince;lean minced beef;10% fat beef mince;10% fat minced beef;minced beef 10% fat;lean mince;ground sirloin;lean steak mince;lean ground chuck;lean minced steak;90% lean beef mince;8% fat beef mince
ground-beef-93-lean|ground beef (93 % lean)||93% lean ground beef;93/7 ground beef;7% fat beef mince;93% lean beef mince
ground-beef-95-lean|extra-lean ground beef||95% lean ground beef;95/5 ground beef;extra lean ground beef;5% fat beef mince;extra-lean beef mince;5% fat mince;extra lean mince;extra-lean minced beef;5% fat minced beef;minced beef 5% fat;lean minced beef 5% fat;beef mince 5% fat;96% lean ground beef;96/4 ground beef;extra-lean steak mince;95% lean beef mince;extra lean minced steak;5% fat steak mince;less than 5% fat beef mince
beef-sirloin-steak|sirloin steak|sirloin steaks|beef sirloin;top sirloin;beef sirloin steak;steak;rump steak;beef steak;beef strips;Rindersteak;stir-fry beef;beef rump steak;bistecca;bife;sirloin;sirloin beef;minute steak;sandwich steak;beef rump;porterhouse steak;shaved beef;sirloin tip steak;beef steak strips;top sirloin steak;thin beef strips;T-bone steak;beef minute steaks;flat iron steak;quick-fry steak
beef-ribeye-steak|ribeye steak|ribeye steaks|ribeye;rib eye steak;rib-eye steak;rib eye;beef ribeye;entrecôte;ribeye beef;scotch fillet;rib steak;prime rib;scotch fillet steak
beef-strip-steak|strip steak|strip steaks|New York strip steak;New York strip;beef strip steak;striploin steak;NY strip;New York steak;NY strip steak
beef-tenderloin-filet|beef tenderloin||beef fillet;filet mignon;fillet steak;beef fillet steak;tenderloin steak;beef tenderloin filet;Rinderfilet;filet de boeuf;solomillo de ternera;filet steak;eye fillet;eye fillet steak;beef eye fillet;beef tenderloin steak;filet mignon steak;fillet of beef;beef fillet tails
beef-flank-steak|flank steak|flank steaks|beef flank;bavette;bavette steak;beef flank steak;beef bavette;London broil flank
beef-skirt-steak|skirt steak|skirt steaks|beef skirt;hanger steak;beef skirt steak;onglet;onglet steak;outside skirt steak
beef-chuck-roast|beef chuck||chuck roast;beef chuck roast;braising steak;chuck steak;stewing steak;beef pot roast;braising beef;beef shin;beef cheek;feather blade;featherblade steak;beef shank;gravy beef;ox cheek;casserole steak;beef chuck steak;beef braising steak;shin of beef;osso buco beef;beef blade roast
beef-stew-meat|beef stew meat||stewing beef;diced beef;beef;stew beef;beef cubes;beef chunks;Rindergulasch;Rindfleisch;boeuf;ternera;carne de res;manzo;carne bovina;cubed beef;diced stewing beef;stew meat;beef for stew;beef casserole;casserole beef;stewing meat;beef stewing meat;diced stewing steak;beef stew cubes;diced casserole steak
beef-brisket|beef brisket||brisket;rolled brisket;brisket of beef
beef-short-ribs|beef short ribs||short ribs;beef short rib;beef ribs;Jacob's ladder ribs
beef-top-round|beef top round||top round;topside;beef topside;silverside;round steak;roasting beef;London broil;top round steak;beef roast;beef round;beef joint;beef silverside;bottom round;round roast;topside of beef;beef roasting joint;eye of round
beef-tri-tip|tri-tip steak||tri-tip;beef tri-tip;tri tip roast
beef-liver|beef liver||calf liver;ox liver;calves liver;calf's liver;lamb's liver;lamb liver;lambs liver
corned-beef-brisket|corned beef||salt beef;corned beef brisket;pastrami;canned corned beef;tinned corned beef;deli corned beef
beef-jerky|beef jerky||jerky;biltong
deli-roast-beef|deli roast beef||roast beef slices;sliced roast beef;roast beef;rare roast beef
veal-cutlet|veal cutlet|veal cutlets|veal escalope;veal;Kalbsschnitzel;escalope de veau;veal scallopini;veal scaloppine;veal steak;veal schnitzel;veal stew meat
ground-veal|ground veal||veal mince;minced veal
ground-lamb|ground lamb||lamb mince;minced lamb;Lammhackfleisch;lamb keema;lamb minced;10% fat lamb mince;20% fat lamb mince
lamb-leg|leg of lamb||lamb leg;lamb leg steak;lamb roast;lamb leg joint;lamb steak;lamb rump;lamb joint;lamb gigot;rump of lamb;lamb roasting joint
lamb-shoulder|lamb shoulder||shoulder of lamb;lamb neck;lamb neck fillet;lamb shoulder chops
lamb-loin-chop|lamb chop|lamb chops|lamb loin chop;lamb cutlet;rack of lamb;lamb loin;lamb rack;lamb rib chops;lamb rib chop
lamb-stew-meat|lamb stew meat||diced lamb;stewing lamb;lamb;Lammfleisch;agneau;cordero;agnello;lamb cubes;cubed lamb;cordeiro;mutton;lamb stewing meat;lamb stew cubes
lamb-shank|lamb shank|lamb shanks|
ground-bison|ground bison||bison;minced bison;bison mince;buffalo meat;ground buffalo
venison|venison||venison steak;deer meat;diced venison;venison loin;deer;venison haunch;venison mince;ground venison
rabbit|rabbit||rabbit meat;rabbit leg
goat-meat|goat meat||goat;diced goat;curry goat;goat shoulder;goat curry pieces;kid goat meat;goat meat on the bone
ground-pork|ground pork||pork mince;minced pork;Schweinehack;carne de cerdo picada;pork ground;pork belly mince;pork mince 12% fat;12% fat pork mince
ground-pork-96-lean|lean ground pork||lean pork mince;96% lean ground pork;5% fat pork mince;extra-lean ground pork;lean minced pork
pork-tenderloin|pork tenderloin||pork fillet;Schweinefilet;filet mignon de porc;solomillo de cerdo;filetto di maiale;lombinho;pork medallions
pork-chop-bone-in|bone-in pork chop|bone-in pork chops|pork chop;pork chop bone-in;Schweinekotelett;côte de porc;chuleta de cerdo;pork rib chop;pork rib chops;bone-in loin chop;pork cutlet bone-in;bone-in pork loin chop
pork-chop-boneless|boneless pork chop|boneless pork chops|pork steak;pork loin steak;pork loin chop;pork cutlet;boneless pork loin chop;pork escalope;pork schnitzel;boneless pork;pork leg steak;pork shoulder steak;boneless pork chop thin;thin-cut pork chops;boneless centre-cut pork chops;boneless center-cut pork chops
pork-loin-roast|pork loin||pork loin roast;roast pork loin;pork;Schweinefleisch;lomo de cerdo;diced pork;lonza di maiale;porc;cerdo;maiale;carne de porco;pork stir-fry strips;pork strips;pork joint;pork roast;pork leg;rolled pork loin;roast pork joint;leg of pork;pork roasting joint
pork-shoulder|pork shoulder||pork butt;Boston butt;shoulder of pork;pork shoulder roast;pulled pork;Schweineschulter;diced pork shoulder;pork neck;pork collar;pork cheek;pork butt roast;pork scotch fillet;Boston butt pork;pork shoulder butt;rolled pork shoulder;pork collar butt;pork stew meat
pork-belly|pork belly||belly pork;pork belly slices;Schweinebauch
pork-spareribs|pork spareribs||spare ribs;pork ribs;spareribs;pork rib;pork riblets;rack of ribs;pork ribs rack;pork rib rack;St Louis ribs;St. Louis-style ribs;country-style pork ribs
pork-baby-back-ribs|pork baby back ribs||baby back ribs;baby back rib
bacon|bacon||streaky bacon;bacon rasher;smoked bacon;back bacon;bacon slices;unsmoked bacon;smoked streaky bacon;Speck;lardon;lardons;bacon lardons;tocino;thick-cut bacon;center-cut bacon;Bacon;middle bacon;bacon bits;smoked lardons;crispy bacon;unsmoked lardons;pork bacon;applewood bacon;streaky rashers;shortcut bacon;eye bacon;applewood smoked bacon;smoked back bacon;unsmoked back bacon;unsmoked streaky bacon;dry-cured bacon;smoked bacon lardons;hickory-smoked bacon;smoked bacon bits;dry-cured streaky bacon
canadian-bacon|Canadian bacon||bacon medallions
ham-cured-whole|cured ham||gammon;ham joint;gammon steak;baked ham;ham steak;Schinkenbraten;ham hock;ham shank;smoked gammon;spiral ham;boneless ham;smoked ham hock;bone-in ham;unsmoked gammon joint
deli-ham|cooked ham||ham;sliced ham;deli ham;smoked ham;ham slices;diced ham;Kochschinken;Schinken;jambon;jamón cocido;jamón york;prosciutto cotto;presunto;honey ham;Black Forest ham;gekochter Schinken;jambon blanc;jamón de york;prosciutto cotto a fette;leg ham;virginia ham;roast ham;sandwich ham;York ham;Wiltshire ham;carved ham;honey roast ham;honey-roast ham;smoked deli ham;double-smoked ham;ham off the bone
salami-dry|salami||dry salami;Genoa salami;saucisson sec;Salami;soppressata;finocchiona;saucisson;Milano salami;Hungarian salami;peppered salami;salami milano;felino salami
pepperoni|pepperoni||pepperoni slices;pepperoni sausage
chorizo-cured|cured chorizo||chorizo;Spanish chorizo;cooking chorizo;chorizo sausage;dry-cured chorizo;chouriço;chorizo picante;Iberico chorizo;dried chorizo;cooking chorizo sausage
italian-sausage|Italian sausage|Italian sausages|sweet Italian sausage;hot Italian sausage;pork sausage Italian;salsiccia;mild Italian sausage;Italian pork sausage;fennel sausage;Sicilian sausage;bulk Italian sausage;Italian-style sausage;spicy Italian sausage;ground Italian sausage;pork and fennel sausage;Italian-style pork sausage;pork & fennel sausages;sweet or hot Italian sausage
breakfast-pork-sausage|pork sausage|pork sausages|sausage;breakfast sausage;pork sausage meat;sausage meat;breakfast sausage links;Cumberland sausage;chipolata;pork sausagemeat;breakfast pork sausage;bangers;pork chipolatas;Lincolnshire sausage;sausage patty;Toulouse sausage;ground sausage;butcher's sausages;pork bangers;pork snags;breakfast sausage patty;ground pork sausage;bulk pork sausage;bulk breakfast sausage;ground breakfast sausage;pork and apple sausages;pork & apple sausages
bratwurst|bratwurst|bratwursts|brats;bratwurst sausage;German bratwurst
polish-sausage-kielbasa|kielbasa||Polish sausage;smoked sausage;andouille sausage;andouille;linguiça;Frankfurter;kabanos;kielbasa sausage;smoked kielbasa;smoked andouille;Polish kielbasa;Cajun sausage;smoked Polish sausage;smoked pork sausage;smoked rope sausage
beef-hot-dog|beef hot dog|beef hot dogs|hot dog;beef frank;hot dog sausage;wiener;hotdog;hotdogs;beef frankfurter;all-beef frank;all-beef hot dog
mortadella|mortadella||
liver-pate|liver pâté||pâté;pate;liver pate;foie gras;liverwurst;Leberwurst
salmon-atlantic-farmed|Atlantic salmon||salmon;salmon fillet;farmed salmon;fresh salmon;skinless salmon fillet;skin-on salmon fillet;Lachs;Lachsfilet;saumon;filet de saumon;pavé de saumon;salmón;salmone;salmão;salmon steak;raw salmon;frischer Lachs;saumon frais;salmón fresco;salmone fresco;lomo de salmón;salmon side;salmon darne;salmon cutlet;king salmon;side of salmon;center-cut salmon;sushi-grade salmon;sashimi-grade salmon;salmon trimmings raw;centre-cut salmon fillet
salmon-atlantic-wild|wild salmon||wild salmon fillet;wild Atlantic salmon;coho salmon;wild Alaskan salmon
salmon-sockeye|sockeye salmon||sockeye;sockeye salmon fillet;wild sockeye salmon
salmon-pink-canned|canned salmon||canned pink salmon;tinned salmon;pink salmon;tinned red salmon;canned red salmon;canned wild salmon;canned sockeye salmon;canned Alaskan salmon;tinned wild red salmon
smoked-salmon|smoked salmon||lox;Räucherlachs;saumon fumé;salmón ahumado;salmone affumicato;smoked salmon trimmings;gravlax;lox style salmon;hot smoked salmon flakes;hot-smoked salmon flakes
tuna-fresh-yellowfin|fresh tuna||tuna steak;fresh tuna steak;ahi tuna;yellowfin tuna;sushi-grade tuna;ahi;sashimi-grade tuna;tuna loin;tuna fillet;raw tuna;seared tuna;bluefin tuna;tuna sashimi;ahi tuna steak;yellowfin tuna steak
tuna-canned-in-water|canned tuna in water||tuna;canned tuna;tinned tuna;tuna in spring water;tuna in water;tuna in brine;albacore tuna;tuna chunks;Thunfisch;Thunfisch im eigenen Saft;thon;thon au naturel;atún;atún al natural;tonno;tonno al naturale;atum;white tuna;tuna can;tuna packed in water;canned albacore tuna;solid white tuna;tuna flakes;skipjack tuna;tuna pouch;tuna in springwater;canned light tuna;chunk light tuna;solid albacore tuna;no-drain tuna;light tuna in water;solid white albacore tuna;tuna steak in spring water;tuna flakes in spring water
tuna-canned-in-oil|canned tuna in oil||tuna in olive oil;tuna in oil;tuna in sunflower oil;atún en aceite;tonno sott'olio;oil-packed tuna;thon à l'huile;ventresca tuna;Italian tuna in oil;Italian tuna in olive oil
cod-atlantic|Atlantic cod||cod;cod fillet;cod loin;Kabeljau;cabillaud;bacalao fresco;merluzzo;black cod;frozen cod fillets;cod steak;smoked cod;undyed smoked cod
cod-pacific|Pacific cod||Pacific cod fillet
salt-cod|salt cod||salted cod;bacalao;bacalhau;baccalà;stockfish
haddock|haddock||haddock fillet;smoked haddock;Schellfisch;finnan haddie;undyed smoked haddock
pollock-alaska|Alaska pollock||pollock;pollock fillet;pollack;coley;Seelachs;saithe;Alaskan pollock
tilapia|tilapia||tilapia fillet
halibut|halibut||halibut fillet;Heilbutt;flétan
flounder-or-sole|sole||sole;flounder;sole fillet;plaice;lemon sole;plaice fillet;turbot;Scholle;Seezunge;lenguado;sogliola;linguado;flounder fillet;dover sole;flounder or sole;brill fillet;petrale sole
catfish|catfish||catfish fillet;pangasius;basa;basa fillet;swai;river cobbler
rainbow-trout|rainbow trout||trout;trout fillet;Forelle;truite;trucha;trota;truta;smoked trout;arctic char;sea trout;steelhead trout
sea-bass|sea bass||sea bass fillet;seabass;branzino;bass;barramundi;Wolfsbarsch;bar commun;lubina;spigola;robalo;sea bream;sea bream fillet;dorade;grouper;bream fillet;Chilean sea bass;gilt-head bream;Mediterranean sea bass
snapper|snapper||red snapper;snapper fillet;red snapper fillet;yellowtail snapper
mahi-mahi|mahi-mahi||mahi mahi;mahi mahi fillet;dorado fish;dolphinfish
mackerel|mackerel||mackerel fillet;smoked mackerel;Makrele;maquereau;caballa;sgombro;cavala;smoked mackerel fillet;king mackerel;tinned mackerel;canned mackerel;peppered smoked mackerel;peppered mackerel fillets;smoked peppered mackerel;canned mackerel in oil;tinned mackerel in olive oil
herring|herring||herring fillet;pickled herring;kipper;kippers;Hering;hareng;arenque;aringa;rollmop;rollmops;kippered herring;matjes herring
sardines-canned-in-oil|canned sardines in oil||sardine;sardines;canned sardines;tinned sardines;sardines in olive oil;sardines in oil;Sardinen;sardinas;sardinhas;sardine fillet;sardines in sunflower oil;sardine fillets in oil;sardines in spring water;sardines in extra virgin olive oil
anchovies-canned-in-oil|anchovies in oil||anchovy;anchovies;anchovy fillet;anchovies in olive oil;anchovy paste;Sardellen;anchois;anchoas;boquerones;acciughe;alici;anchovas;brown anchovies;white anchovies;oil-packed anchovies;salt-packed anchovies;anchovy fillets in oil;oil-packed anchovy fillets;anchovy fillets in olive oil;marinated anchovies
swordfish|swordfish||swordfish steak;pez espada;pesce spada
monkfish|monkfish||monkfish tail;lotte;monkfish cheeks
whiting|whiting||whiting fillet;hake;hake fillet;merluza;nasello;hake loin;hake steak;silver hake
perch|perch||perch fillet;ocean perch;redfish;zander;walleye
surimi-imitation-crab|surimi||crab sticks;crab stick;imitation crab;imitation crab meat;imitation crabmeat;surimi sticks;seafood sticks;kani;krab;seafood extender;imitation crab sticks
fish-roe|fish roe||roe;caviar;salmon roe;ikura;lumpfish roe;tobiko;masago;salmon caviar;trout roe;salmon eggs;cod roe
shrimp|shrimp||prawn;prawns;raw prawns;king prawn;tiger prawn;jumbo shrimp;peeled shrimp;raw shrimp;Garnelen;Krevetten;crevettes;gambas;gamberi;gamberetti;camarão;camarones;langostinos;cooked prawns;cooked shrimp;frozen prawns;raw king prawns;gambas peladas;crevettes décortiquées;geschälte Garnelen;green prawns;banana prawns;bay shrimp;salad shrimp;colossal shrimp;gulf shrimp;brown shrimp;Atlantic prawns;cold water prawns;North Atlantic prawns;shell-on prawns;tail-on shrimp;easy-peel shrimp;head-on prawns
shrimp-canned|canned shrimp||tinned prawns;tinned shrimp
crab-canned|canned crab||canned crab meat;canned crabmeat;tinned crab;crab tin
crab-dungeness|crab meat||crab;crabmeat;Dungeness crab;lump crab meat;white crab meat;lump crabmeat;cangrejo;granchio;crabe;Krabbenfleisch;fresh crab meat;blue crab;snow crab;king crab;dressed crab;crab leg;lump crab;brown crab meat;crab claw meat;king crab legs;snow crab legs;blue swimmer crab meat;white and brown crab meat
lobster|lobster||lobster tail;lobster meat;Hummer;homard;langosta;aragosta;lagosta;rock lobster;rock lobster tail;lobster claw meat
crayfish|crayfish||crawfish;langoustine;crayfish tails
scallops|scallop|scallops|scallop;sea scallop;bay scallop;Jakobsmuscheln;coquilles saint-jacques;vieiras;capesante;king scallops;queen scallops;diver scallops;scallop meat;roeless scallops;scallops with roe;dry-packed scallops
clams|clams||clam;littleneck clams;Venusmuscheln;palourdes;almejas;vongole;amêijoas;Manila clams;cherrystone clams;surf clams;palourde clams
clams-canned|canned clams||canned chopped clams;tinned clams;canned baby clams;minced clams;chopped clams
mussels|mussels||mussel;Miesmuscheln;moules;mejillones;cozze;mexilhões;cooked mussels;mussel meat;PEI mussels;mussels in shell;green-lipped mussels;green-lip mussels
oysters|oyster|oysters|oyster;Austern;huîtres;ostras;ostriche;rock oysters
squid|squid||calamari;calamares;calamari rings;squid rings;Tintenfisch;calamaro;lula;baby squid;prepared squid;squid tentacles
octopus|octopus||pulpo;polpo;polvo;poulpe;octopus tentacles
seitan|seitan||wheat meat;wheat protein
nutritional-yeast|nutritional yeast||nooch;nutritional yeast flakes;Hefeflocken;yeast flakes;levure maltée;lievito alimentare;fortified nutritional yeast;nutritional yeast powder;B12-fortified nutritional yeast;fortified nutritional yeast flakes
halloumi|halloumi||halloumi cheese;grilling cheese;hellim;light halloumi;reduced-fat halloumi
paneer|paneer||paneer cheese;Indian cheese;panir;Indian paneer
mascarpone|mascarpone||mascarpone cheese
creme-fraiche|crème fraîche||creme fraiche;full-fat crème fraîche;Schmand;light crème fraîche;half-fat crème fraîche;reduced-fat crème fraîche;low-fat crème fraîche;half fat creme fraiche
skyr|skyr||plain skyr;Icelandic yogurt;natural skyr;quark;Magerquark;fromage frais;fromage blanc;skyr yogurt;plain Icelandic skyr;Icelandic-style yogurt;natural fromage frais;fat-free quark;low-fat quark;low-fat fromage frais;fat-free fromage frais
labneh|labneh||labne;lebneh;strained yogurt;hung curd;hung yogurt
vegan-cheese|vegan cheese||dairy-free cheese;plant-based cheese;vegan cheddar;vegan mozzarella;non-dairy cheese;vegan feta;vegan cheese slices;vegan grated cheese;dairy-free mozzarella;vegan shredded cheese;dairy-free cheddar;dairy-free feta;vegan cheese alternative;veganer Käse;plant-based cheddar;vegan cheddar cheese;vegan mozzarella cheese;vegan feta cheese;vegan cheese shreds;vegan cheddar shreds;vegan parmesan-free cheese;dairy-free cheese shreds;plant-based feta;vegan halloumi;vegan haloumi
coconut-yogurt|coconut yogurt||coconut yoghurt;coconut milk yogurt;plain coconut yogurt;unsweetened coconut yogurt;dairy-free coconut yogurt;Kokosjoghurt
oat-yogurt|oat yogurt||oat yoghurt;oat-based yogurt;plain oat yogurt;oatgurt
coconut-aminos|coconut aminos||
red-curry-paste|Thai red curry paste||red curry paste;rote Currypaste
green-curry-paste|Thai green curry paste||green curry paste;grüne Currypaste
gochujang|gochujang||gochujang paste;Korean chili paste;Korean chilli paste;Korean red pepper paste;gochujang sauce;gochujang chilli paste
harissa|harissa||harissa paste;rose harissa;rose harissa paste;red harissa;harissa spice paste
panko|panko||panko breadcrumbs;panko bread crumbs;Japanese breadcrumbs;panko crumbs;Japanese panko;Japanese panko breadcrumbs;whole wheat panko;panko style breadcrumbs
gluten-free-breadcrumbs|gluten-free breadcrumbs||GF breadcrumbs;gluten-free bread crumbs;gluten-free panko;gluten-free panko breadcrumbs
garam-masala|garam masala||garam masala spice mix
smoked-paprika|smoked paprika||sweet smoked paprika;hot smoked paprika;pimentón ahumado;pimentón de la Vera;geräuchertes Paprikapulver;paprika fumé;Spanish paprika;smoky paprika;paprika smoked
nori-sheets|nori sheet|nori sheets|nori sheet;nori seaweed;sushi nori;dried nori;toasted nori;seaweed sheet;roasted seaweed;nori flakes;nori;nori seaweed sheets;seaweed nori sheet;sushi nori sheet;seaweed snack sheet
prosciutto|prosciutto||Parma ham;prosciutto crudo;serrano ham;jamón serrano;jamón ibérico;dry-cured ham;prosciutto di Parma;Rohschinken;jambon cru;jamón;prosciutto ham;iberico ham;Bayonne ham;speck ham;Ibérico ham;San Daniele ham;San Daniele prosciutto
pancetta|pancetta||cubed pancetta;diced pancetta;guanciale;smoked pancetta;pancetta lardons;smoked pancetta lardons
mirin|mirin||sweet rice wine;aji-mirin;mirin sauce;hon mirin;sweet sake;mirin rice wine;sweet cooking rice wine
rice-vinegar|rice vinegar||rice wine vinegar;seasoned rice vinegar;Reisessig;vinaigre de riz;vinagre de arroz;unseasoned rice vinegar;sushi vinegar;white rice vinegar;brown rice vinegar;seasoned rice wine vinegar;unseasoned rice wine vinegar
sumac|sumac||ground sumac
zaatar|za'atar||zaatar;zatar;za'tar;za'atar seasoning;za'atar spice mix;zaatar spice blend
chipotle-in-adobo|chipotle in adobo||chipotle chile in adobo;chipotles in adobo;chipotle pepper in adobo;chipotle paste;chipotle peppers in adobo sauce;adobo sauce;chipotle;chipotle chillies in adobo;chipotle chilli paste;chipotle pepper;chipotles in adobo sauce;canned chipotle in adobo;chipotle chilli in adobo sauce;canned chipotle peppers in adobo;canned chipotle pepper in adobo;canned chipotle chile in adobo sauce
dashi|dashi||dashi stock;dashi broth;kombu dashi;dashi stock liquid;instant dashi stock
light-coconut-milk|light coconut milk||lite coconut milk;reduced-fat coconut milk;low-fat coconut milk;light canned coconut milk;half-fat coconut milk;canned light coconut milk;half-fat coconut milk tin
chickpea-pasta|chickpea pasta||chickpea penne;chickpea fusilli;chickpea spaghetti;chickpea rotini;chickpea flour pasta
red-lentil-pasta|red lentil pasta||lentil pasta;red lentil penne;red lentil fusilli;lentil penne;red lentil spaghetti
gluten-free-rolled-oats|gluten-free rolled oats||gluten-free oats;certified gluten-free oats;gluten-free porridge oats;certified gluten-free rolled oats;GF oats;glutenfreie Haferflocken;gluten-free oatmeal;gluten-free quick oats;gluten-free jumbo oats
gluten-free-flour-blend|gluten-free flour||gluten-free flour blend;gluten-free all-purpose flour;GF flour;gluten-free plain flour;gluten-free self-raising flour;glutenfreies Mehl;gluten-free baking flour;gluten free 1-to-1 baking flour;gluten-free flour mix
vegetable-bouillon-cube|vegetable stock cube|vegetable stock cubes|vegetable bouillon cube;vegetable stock powder;vegetable bouillon powder;bouillon powder vegetable;veg stock cube;vegetable Oxo cube;Marigold bouillon;vegetable stock pot;vegetable stockpot;vegetable bouillon granules;Swiss vegetable bouillon;Marigold stock powder;Marigold bouillon powder;veggie stock cube;vegetable stock concentrate;veg stock powder;vegetable Knorr cube;veggie bouillon cube;reduced-salt vegetable stock cube;low-salt vegetable stock cube;vegetable stock cube low salt
sambal-oelek|sambal oelek||sambal ulek;sambal olek;chilli paste;chili paste;chilli garlic sauce;chili garlic sauce;chili-garlic paste;sambal;sambal chilli paste;red chilli paste;red chili paste;Indonesian chilli paste
black-bean-sauce|black bean sauce||Chinese black bean sauce;black bean garlic sauce;black bean garlic paste;black bean stir-fry sauce;black bean and garlic sauce
star-anise|star anise||star anise pods;whole star anise
five-spice|five-spice powder||Chinese five-spice;five-spice;Chinese five spice powder;5-spice powder;Chinese 5 spice
cajun-seasoning|Cajun seasoning||Cajun spice;Creole seasoning;Cajun spice mix;blackening seasoning;Cajun spice blend;Cajun rub;Cajun seasoning blend;Cajun seasoning mix;Cajun spice seasoning
italian-seasoning|Italian seasoning||mixed herbs;dried mixed herbs;Italian herbs;herbes de Provence;dried Italian herbs;Italian herb mix;dried Italian seasoning;dried herbs;herbs de Provence;Italian seasoning blend;dried herb mix;Italian herb seasoning
chili-flakes|chilli flakes||chili flakes;red pepper flakes;crushed red pepper;dried chilli flakes;red chilli flakes;crushed red pepper flakes;chile flakes;Chiliflocken;flocons de piment;Aleppo pepper;pul biber;hot pepper flakes;red chile flakes;crushed chillies;Urfa biber;crushed chillies dried;Aleppo chilli flakes;dried crushed chillies;Aleppo pepper flakes;pul biber chilli flakes
pickled-ginger|pickled ginger||sushi ginger;gari;pickled sushi ginger;sushi pickled ginger
pea-protein-powder|pea protein powder||pea protein;pea protein isolate;Erbsenprotein
pea-milk|pea milk||pea drink;pea protein milk
erythritol|erythritol||erythritol sweetener;granulated erythritol;monk fruit sweetener;monkfruit sweetener;monk fruit erythritol sweetener;powdered erythritol;Swerve sweetener;granular erythritol;erythritol blend;granulated sweetener erythritol;granulated monk fruit sweetener;monk fruit-erythritol blend;monk fruit erythritol blend
kalamata-olives|Kalamata olives||kalamata olive;Greek olives;pitted kalamata olives;kalamata;kalamata black olives;Greek kalamata olives;Greek black olives
white-miso|white miso||white miso paste;shiro miso;sweet white miso;yellow miso
ras-el-hanout|ras el hanout||Moroccan spice mix;ras-el-hanout
berbere|berbere||berbere spice;berbere spice mix
jerk-seasoning|jerk seasoning||Jamaican jerk seasoning;jerk spice;jerk spice mix
cauliflower-rice|cauliflower rice||riced cauliflower;cauliflower couscous;cauli rice;frozen cauliflower rice;riced cauliflower frozen;frozen riced cauliflower
coleslaw-mix|coleslaw mix||shredded cabbage and carrot;slaw mix;shredded cabbage mix;coleslaw blend;broccoli slaw;cabbage slaw mix;bagged coleslaw mix;undressed coleslaw mix;broccoli slaw mix;dry coleslaw mix;tri-color coleslaw mix
salad-greens-mixed|mixed salad greens||salad greens;mixed greens;mixed salad leaves;salad leaves;mixed salad;spring mix;mesclun;mixed leaves;green salad;lamb's lettuce;bagged salad;baby greens;mixed baby greens;mixed lettuce;mache;side salad leaves;baby salad leaves;salad mix;side salad;herb salad;field greens;salad bag;leafy greens;spring salad mix;baby leaf greens;spring mix salad;mixed leafy greens;watercress spinach and rocket salad
baby-potatoes|baby potatoes||baby potato;new potato;baby new potatoes;small potatoes;fingerling potatoes;salad potatoes;Jersey royals;Drillinge;little potatoes;fingerling;fingerlings;miniature potatoes;chat potatoes;creamer potatoes;petite potatoes;baby red potatoes;baby white potatoes;baby gold potatoes;new season potatoes;small waxy potatoes;baby Charlotte potatoes;baby Yukon Gold potatoes
tender-stem-broccoli|Tenderstem broccoli||tenderstem;broccolini;long-stem broccoli;tender-stem broccoli;purple sprouting broccoli;sprouting broccoli;baby broccoli
sugar-snap-peas|sugar snap peas||sugar snap pea;sugar snaps;sugar snap;sugarsnap peas;snap peas
thai-basil|Thai basil||Thai basil leaves;holy basil;Thai holy basil;Asian basil
lime-leaves|lime leaf|lime leaves|kaffir lime leaf;makrut lime leaf;makrut lime leaves;lime leaf;kaffir lime;dried lime leaf
galangal|galangal||fresh galangal;galangal root;galangal paste
fish-fillet-white|white fish fillet|white fish fillets|white fish;fish fillet;fish;firm white fish;Fischfilet;Fisch;poisson;poisson blanc;pescado;pescado blanco;pesce;peixe;firm white fish fillet;frozen white fish fillets;white fish fillet skinless;fish steak;flaky white fish;white fish loin;white fish steak;meaty white fish;white flaky fish;white-fleshed fish;fish fillets of choice;white fish of choice
guacamole|guacamole||guac;guacamole dip
`;
