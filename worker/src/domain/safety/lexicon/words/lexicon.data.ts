/**
 * English terms, a line `facts: terms`. Facts: an allergen (contained), `?allergen` (possible), `@animal`, `?@animal`, `#trait`, `~` (a dish: its
 * own foods decide), `^` (also a verb), `-` (nothing: a false friend). Milk, egg and sea allergens bring their animal, wheat brings gluten.
 * Braces multiply: `{almond|cashew} milk`. Plurals, marks and joined spellings are handled in code.
 */
export const ENGLISH_TERMS = `
milk: buffalo milk, camel milk, raw milk, milk solid, milk protein, milk fat, milkfat, butterfat, butter fat, milk sugar, steamed milk, warm milk, milky, dairy, dairy product, lactalbumin, lactoglobulin, lactoferrin, lactulose, recaldent, galactose
milk: clotted cream, crema, chantilly cream, creamer, coffee creamer, cream filling, cream powder
milk: brown butter, browned butter, garlic butter, herb butter, lemon butter, honey butter, maple butter, beurre blanc, beurre noisette, beurre manie, compound butter, butter solid, butter flavor, buttermilk, niter kibbeh, nit'r qibe, smen, buttered, buttery spread
milk: cheddar, fetta, mozzarella, bocconcini, burrata, stracciatella cheese, scamorza, caciocavallo, ricotta, ricotta salata, mascarpone, philadelphia cheese, pot cheese, queso panela, queso quesadilla, queso dip, panela cheese, halloumi, camembert, muenster, neufchatel, maasdam, havarti, danbo, gjetost, brunost, manchego, mahon, velveeta, kraft single, cheez whiz, tilsit, labaneh, manouri, wensleydale, lancashire cheese, caerphilly, stinking bishop, bel paese, cheese curd, curd cheese, khoya, mawa, cheesy, cheese sauce, cheese powder, cheese spread, four cheese, vegetarian cheese, vegetarian parmesan
milk #animal-rennet: parmesan, parmigiano, parm, grana, pecorino, romano, gorgonzola, roquefort, stilton, bleu cheese, cambozola, gruyere, beaufort, provolone, fontina, piave
milk: yoghurt, yoghourt, jogurt, frozen yogurt, froyo, bio yogurt, ayran, lassi, mango lassi, doogh, raita, tzatziki, laban, filmjolk, viili, kumis, probiotic drink, petit suisse, clabber, junket, whey isolate, whey concentrate, sweet whey, acid whey, caseinate, sodium caseinate, calcium caseinate, potassium caseinate, micellar casein, rennet casein, ice cream sandwich
milk ?egg: ice cream, icecream, vanilla ice cream, gelato, soft serve, affogato, sundae, semifreddo
milk: milkshake, milk shake, kulfi, cajeta, caramel sauce, arequipe, manjar, condensed milk caramel, milk jam, rabri, ras malai, rasmalai, gulab jamun, phirni, shrikhand, barfi, burfi, white russian, baileys, irish cream, milk tea, thai iced tea, ovomaltine
milk: alfredo, alfredo sauce, cream sauce, mornay, mornay sauce, vodka sauce, nacho cheese, fondue, cheese fondue, dauphinoise, aligot, tartiflette, cream soup, saag paneer, palak paneer, paneer tikka, mattar paneer, queso fundido, poutine, boxty, cheese ball, cheese board, butter toffee, caramel, ruby chocolate, chocolate ganache, buttercream, cream cheese frosting, cheesecake filling
milk @gelatin: panna cotta, bavarois, bavarian cream, blancmange
milk @poultry: butter chicken, chicken alfredo, chicken tikka masala, murgh makhani, chicken korma, cordon bleu
?milk: non-dairy creamer, nondairy creamer, margarine, whipped topping, cool whip, caramel color, natural butter flavor, soup mix, bechamel powder, buttery, creamy dressing
?milk ?soy ?tree_nut #added-sugar: dark chocolate, bittersweet chocolate, semisweet chocolate, semi-sweet chocolate, plain chocolate, cooking chocolate, couverture, chocolate chip, chocolate chunk, chocolate shaving, chocolate sauce, chocolate syrup, chocolate bar, candy bar, praline chocolate
-: cocoa butter, cacao butter, shea butter, mango butter, kokum butter, apple butter, pumpkin butter, pear butter, plum butter, fruit butter, sunflower butter, sunflower seed butter, sunbutter, pumpkin seed butter, butternut squash, butter nut squash, butter lettuce, butterhead salad, buttercup squash, buttercup, butterfly, butterflied, butter leaf, butterleaf, butter knife, body butter, cream of tartar, creaming, creamy, creaminess, cream colored, cream coloured, milkweed, milk cap mushroom, milk of magnesia, lactate, sodium lactate, calcium lactate, potassium lactate, lactic acid, lactitol, lactobacillus, lactic acid bacteria, lactylate, cheesecloth, cheese cloth, cheese grater, milk frother, cheese knife, ice-cold, coffee, cocoa, cocoa powder, cacao nib, cacao powder, cocoa nib, carob, carob powder, caramelize, caramelise, caramelized, caramelised, caramelized onion, caramelised onion, caramelizing, caramelising, caramelization, spread evenly, spread out, spread over, spread on, spread onto, spread into, spread in, spread the, spread it, spread them, spread half, spread some, spread each, spread a, spread with, and spread, then spread, romano pepper, romano bean, swiss chard, american style
-: coconut milk, light coconut milk, lite coconut milk, canned coconut milk, coconut cream, creamed coconut, cream of coconut, coconut milk powder, coconut cream powder, coconut milk beverage, rice milk, hemp milk, flax milk, pea milk, quinoa milk, sunflower milk, tigernut milk, coconut whipped cream, coconut whip, coconut condensed milk, coconut evaporated milk
-: coconut {yogurt|yoghurt|butter|creamer|kefir|milk yogurt|milk yoghurt|milk ice cream|milk kefir|drink|whipping cream|sour cream|based yogurt|based milk}, {hemp|flax|pea|rice|quinoa} {drink|creamer|based milk}
tree_nut: cashew {milk|butter|cheese|yogurt|yoghurt|cream cheese|sour cream|creamer|kefir|ricotta|parmesan|feta|mozzarella|queso|drink|parm|crema|alfredo|mylk|milk yogurt|milk yoghurt|milk ice cream|based cheese|based cream|based milk|based yogurt|based butter}, almond {milk|butter|yogurt|yoghurt|cheese|cream cheese|ricotta|creamer|drink|kefir|mylk|milk yogurt|milk yoghurt|milk ice cream|milk creamer|based cheese|based milk|based yogurt|based drink}, macadamia {milk|butter|cheese|ricotta|feta|drink}, {hazelnut|walnut|pistachio|pecan} {milk|butter|drink|mylk}, {brazil nut|pine nut|nut} milk
tree_nut: cashew cream, macadamia cream
soy: {soy|soya|soybean} {milk|cheese|yogurt|yoghurt|cream|cream cheese|sour cream|creamer|kefir|ice cream|drink|whipping cream|mylk|custard|pudding|based milk|based cheese|based yogurt|based cream|milk yogurt|milk yoghurt|sausage|burger|patty|meatball|mince|crumble|nugget|jerky|hot dog|meat|chorizo|taco meat|schnitzel}, tofu {cream|cream cheese|sour cream|ricotta|feta|parmesan|scramble|egg salad|bacon|sausage|burger|patty|meatball|steak|mince|crumble|nugget|jerky|hot dog|custard|pudding|mousse|taco meat|katsu|schnitzel|cutlet|satay-style skewer|chorizo|bolognese}
gluten #grain: oat {milk|drink|cream|creamer|yogurt|yoghurt|mylk|kefir|milk yogurt|milk yoghurt|milk ice cream|based milk|based yogurt|based cream|based creamer}, barley milk
peanut: peanut milk
sesame: sesame milk
?tree_nut ?soy ?gluten: {plant|plant-based|vegan|non-dairy|nondairy|dairy-free|dairy free|milk-free|dairyfree} {milk|drink|creamer|milk alternative}, milk alternative, milk substitute, dairy alternative, dairy substitute
?tree_nut ?soy: {plant|plant-based|vegan|non-dairy|nondairy|dairy-free|dairy free|milk-free|dairyfree} {yogurt|yoghurt|cream|ice cream}
?tree_nut ?soy: {plant|plant-based|vegan|non-dairy|nondairy|dairy-free|dairy free|milk-free} {cheese|cream cheese|sour cream|chocolate|chocolate chip|dark chocolate|parmesan|mozzarella|feta|ricotta|cheddar|whipped cream|ghee|cheese slice|milk chocolate|white chocolate|queso|cheese sauce|halloumi|nacho cheese|parm}, cheese alternative, cheese substitute, vegan cheeze, cheeze, violife, daiya
?soy: {plant|plant-based|vegan|non-dairy|nondairy|dairy-free|dairy free|milk-free} {butter|buttery spread|margarine|spread|butter spread}, butter alternative, butter substitute, vegan block
?soy ?mustard: vegan mayo, vegan mayonnaise, vegenaise, veganaise, egg-free mayo, egg-free mayonnaise, eggless mayo, eggless mayonnaise, plant-based mayo, vegan aioli, vegan ranch, vegan caesar dressing
egg: goose egg, turkey egg, ostrich egg, egg wash, eggwash, egg powder, powdered egg, dried egg, liquid egg, pasteurized egg, egg solid, egg protein, egg albumen, egg albumin, ovotransferrin, conalbumin, vitellin, globulin, silici albuminate, simplesse, egg lecithin, egg substitute, egg beater, eggbeaters, egg product, scrambled eggs, scotch woodcock, shirred egg, eggy, egg salad, italian meringue, shakshuka, shakshouka, huevos rancheros, chawanmushi, egg fried rice, egg bite, tamago, onsen egg, egg curry
egg #refined-oil: mayonnaise, aioli, garlic mayo, rouille, sauce gribiche, thousand island, russian dressing, marie rose sauce, burger sauce, fry sauce, comeback sauce, miracle whip, spicy mayo, sriracha mayo
egg mustard: salad cream, dijonnaise, mayo mustard dressing, egg mayonnaise
egg milk: hollandaise, bearnaise, hollandaise sauce, bearnaise sauce, custard, creme anglaise, pastry cream, creme brulee, creme caramel, flan, eggnog, egg nog, lemon curd, lime curd, crustless quiche, strata, sabayon cream, zabaione cream, green goddess dressing, egg custard, pot de creme
egg wheat milk: egg benedict, popover, eclair, cream puff, choux, choux pastry, choux bun, croissant, pain au chocolat, danish pastry, noodle kugel, rum baba, madeleine, ladyfinger, lady finger biscuit, savoiardi, boudoir biscuit, genoise, sponge cake, sponge finger, angel food cake, swiss roll, layer cake, christmas cake, christmas pudding, simnel cake, custard tart, egg tart, lemon meringue pie, boston cream pie, banoffee pie, babka, churro, beignet, cronut, sticky bun, tea cake, gingerbread, gingerbread man, corn dog, monte cristo, crepe suzette, waffle cone, tarte tropezienne, whoopie pie, macaroni pie
egg wheat: wonton, egg roll, tagliatelle, pappardelle, challah, matzo ball, matzah ball, kreplach, tempura batter
egg milk wheat @meat: carbonara, spaghetti carbonara
egg @meat wheat: scotch egg
egg tree_nut: amaretti, amaretti biscuit, macaron, french macaron, almond macaron, dacquoise
?egg: macaroon, coconut macaroon, gluten-free bread, gluten-free breadcrumb, gluten-free white bread, gluten-free roll, gluten-free bun, gluten-free bagel, gluten-free muffin, gluten-free cake, gluten-free fresh pasta, icing, divinity, fondant, tempura, royal icing mix
@gelatin ?egg #added-sugar: marshmallow, marshmallow fluff, marshmallow creme
-: eggplant, egg plant, eggfruit, easter egg radish, egg timer, egg carton, egg cup, eggless, egg replacer, egg replacement, flax egg, chia egg, vegan egg, just egg, aquafaba, vegan meringue, aquafaba meringue, vegan omelette, chickpea flour omelette, vegan frittata, chickpea scramble, vegan scramble, vegan quiche filling, egg shaped
fish: whitefish, oily fish, fish paste, fish oil, fish gelatine, fish bone, fish head, fishy, smoked fish, dried fish, salt fish, stockfish, sockeye, coho, chinook, salmon burger, salmon patty, gravlax, tuna fish, tunafish, bluefin, yellowfin, albacore, skipjack, cod liver oil, scrod, halibut, halibut steak, hoki, whiting, catfish, swordfish, monkfish, seabass, bass fillet, black bass, striped bass, snapper, dorado, porgy, sheepshead, mahi, dolphinfish, mackerel, herring, brisling, steelhead, pickerel, pike, smoked eel, flounder, fluke, sanddab, red mullet, grey mullet, mullet, lingcod, ling fillet, marlin, shark, yellowtail, amberjack, kingfish, pompano, milkfish, bangus, croaker, drum fish, tilefish, cusk, butterfish, garfish, halfbeak, bummalo, bombay duck, patis, bagna caoda, ceviche, cebiche, tiradito, crudo, fishball, fish tofu, omega-3 fish oil, tonnato
fish egg: tuna mayo, tuna mayonnaise, salmon mayo, tuna nicoise
fish egg milk: caesar
fish egg milk @poultry: chicken caesar, chicken caesar wrap
fish wheat: fish n chips, battered fish, breaded fish
fish egg crustacean wheat soy: crabstick, kamaboko, kanikama, mock crab, naruto, narutomaki, chikuwa
fish gluten ?wheat ?soy: worcestershire, worcestershire sauce, worcester sauce, lea and perrins
fish wheat soy: ponzu, ponzu sauce, tentsuyu, tsuyu, mentsuyu, dipping tempura sauce
fish sesame: furikake
fish crustacean mollusc: seafood, fruits de mer, frutti di mare, seafood mix, bouillabaisse, cioppino, fisherman's stew, seafood stew, seafood salad, seafood paella, shellfish and fish, sea food
?fish: tapenade, collagen, collagen powder, marine collagen, omega-3, steak sauce, hp sauce, anchovy-style, olive tapenade, pad thai sauce
?fish ?crustacean: kimchi, kimchee, thai curry paste, green curry paste, red curry paste, yellow curry paste, panang curry paste, massaman paste, massaman curry paste, panang paste, tom yum paste, laksa paste, curry paste, sambal, nam prik
?fish ?crustacean ?mollusc: hot pot broth
crustacean ?mollusc: shellfish, shell fish, bisque de crustaces
-: monk fruit, fish out, fishing, fish slice, fish kettle, fish pan, fish hook, bass note, vegan fish sauce, vegan fish, vegan tuna, vegan salmon, vegan caviar, tofish, banana blossom fish, carrot lox, vegan smoked salmon, vegan sushi, cucumber sushi, avocado roll, avocado maki, vegetable sushi, veggie sushi, cucumber roll, cucumber maki, sole trader, vegan dashi, kombu dashi, kelp dashi, shiitake dashi, vegan worcestershire, vegan worcestershire sauce, vegan kimchi, vegan caesar, vegan curry paste, jackfruit tuna, watermelon tuna, poke holes, poke the, poke a, poke each, poke with, poke it, poke them, pike place, salmon-colored, salmon pink, swordfish bean, sardine tin
crustacean: crustacean, popcorn shrimp, rock shrimp, dried shrimp, shrimp paste, belacan, terasi, trassi, kapi, bagoong, gapi, shrimp stock, shrimp powder, shrimp scampi, shrimp cocktail, prawn cracker, crabmeat, crab paste, lobster, spiny lobster, lobster stock, langouste, crayfish, marron crayfish, shrimp curry, glucosamine from shellfish, shrimp fried rice
crustacean wheat egg: crab cake, crabcake, coconut shrimp, shrimp tempura, ebi tempura, prawn toast, breaded shrimp, breaded scampi
crustacean wheat milk egg: crab rangoon
crustacean: coconut {shrimp|prawn} {curry|soup|stew|rice|noodle|noodles|bisque}
?crustacean: chitosan, chitin, glucosamine, crab seasoning
crustacean mollusc soy: xo sauce
mollusc: mollusc, mollusk, clam juice, clam broth, cherrystone, geoduck, razor clam, steamer clam, cockle, smoked oyster, scallop, sepia ink, black ink rice, octopus, tako, snail, sea snail, nautilus, paua, pipi clam, hokkigai, ika
mollusc milk: clam chowder, oyster chowder, coquilles st jacques
mollusc wheat egg: oyster po boy, clam strip
mollusc wheat soy: oyster-flavored sauce
?mollusc @mollusc: sea urchin, uni, sea cucumber
-: oyster mushroom, king oyster, king oyster mushroom, pearl oyster mushroom, oyster plant, salsify, vegetarian oyster, oyster fungus, lobster mushroom, crab grass, scallion, scalloped edge, scallopini, hearts of palm calamari, vegan calamari, vegan shrimp, vegan prawn, vegan crab cake, hearts of palm crab cake, vegan scallop, king oyster scallop, king oyster mushroom scallop, konjac shrimp, hearts of palm crab, jackfruit crab cake, clamp, mussel-shaped
soy wheat gluten: vegetarian oyster sauce, mushroom oyster sauce, vegan oyster sauce
tree_nut: tree nut, treenut, smoked almond, sugared almond, jordan almond, marcona, almond oil, almond skin, almondine, almond syrup, cashew piece, black walnut, california walnut, persian walnut, heartnut, candied pecan, pecan praline, praline paste, pistachio paste, pistachio oil, hazelnut, hazel nut, hazelnut oil, hazelnut paste, hazelnut flour, hazelnut meal, cob nut, macadamia oil, para nut, brazilnut, pinon nut, pinyon, nutty granola, romesco sauce, aillade, tarator, walnut sauce, noisette chocolate, praline powder, mixed nut butter, picada
tree_nut: maple walnut
tree_nut @poultry: cashew chicken
tree_nut milk: butter pecan, gianduja, hazelnut chocolate, chocolate hazelnut, almond milk chocolate
tree_nut milk soy: nutella, ferrero rocher, bueno
tree_nut milk #animal-rennet: red pesto, pesto rosso
tree_nut egg milk wheat: bakewell tart, bakewell, almond croissant, pithivier, galette des rois, linzer torte, linzertorte, financier, bienenstich, opera cake, pecan pie, florentine biscuit
tree_nut wheat: baklawa, mandelbrot, cantucci, biscotti, cantuccini
tree_nut sesame: dukkah, duqqa
tree_nut peanut: assorted nuts, trail mix, nut mix, bombay mix nuts, cocktail nut, party nut, unsalted nut, crushed nut, nut topping, scroggin, studentenfutter
tree_nut ?peanut: nut butter, nut and seed butter
?tree_nut: almond extract, almond flavoring, almond essence, amaretto, apricot kernel, persipan, macaroon crust, nut extract, walnut extract, mortadella di bologna, mole negro, nut liqueur, disaronno, hazelnut syrup, hazelnut coffee, chocolate spread
?tree_nut ?peanut ?gluten ?milk ?soy: protein cookie, lara bar, kind bar, clif bar
gluten ?tree_nut ?wheat #grain: granola
gluten ?wheat ?tree_nut #grain: muesli
-: coconut, coco nut, coconut oil, coconut water, coconut flake, coconut chip, coconut aminos, coconut aminos sauce, coconut nectar, coconut vinegar, coconut manna, desiccated coconut, shredded coconut, young coconut, nutmeg, nut meg, nutmeg powder, mace, water chestnut, waterchestnut, sweet chestnut, chestnut, chestnut puree, marron glace, horse chestnut, chestnut mushroom, tiger nut, tiger nut flour, betel nut, areca nut, kola nut, cola nut, ginkgo, palm nut, soap nut, lotus nut, lotus seed, nutritional yeast, nutritional, nutrition, nutrient, nutrient-dense, nutritious, nutty, nuttiness, nutty flavour, nutty flavor, nutty aroma, donut-shaped, nutcracker, nut cracker, nutshell, in a nutshell, wingnut, walnut sized, walnut size, size of a walnut, the size of a walnut, hazelnut sized, almond shaped, pecan-colored, pecan wood, pecan smoked, kukui, argan oil, nut-brown, chestnut brown, corn nut, sacha inchi, nigella, pine needle, filberto, nut-like, hickory smoked, hickory smoke, hickory, lychee, litchi, pink peppercorn, apricot, seeds, sunflower seed, sunflower oil, pumpkin seed, pepita, chia, chia seed, hemp seed, hemp heart, flaxseed, flax seed, linseed, poppy seed, palm oil, olive oil, canola oil, rapeseed oil, avocado oil, corn oil, grapeseed oil, rice bran oil, safflower oil, flaxseed oil
peanut: pea nut, peanutbutter, pb2, peanut powder, peanut flour, groundnut, ground nuts, earth nut, earthnut, mandelona, nu-nut, boiled peanut, honey roasted peanut, peanut brittle, peanut protein, peanutty, peanut stew, peanut soup, peanut dressing, peanut cookie, planters peanut, m&m peanut, cacahouete, mani peanut
peanut soy wheat: peanut noodle
peanut soy: sate sauce, saté
peanut @poultry soy wheat: kung pao chicken, chicken satay
?peanut: chili crisp, african stew, vietnamese dipping sauce, kung pao sauce
?peanut ?tree_nut ?sesame: mole sauce, bombay mix, chevda
peanut: bamba
-: pea, sweet pea, garden pea, guacamole, mole hill
wheat gluten #grain: wheat, whole wheat, wholewheat, wholemeal, whole-meal, whole grain wheat, pastry flour, enriched flour, bleached flour, graham flour, graham, tipo 00, semolina, durum, durum wheat, durum semolina, wheatena, wheatgerm, bran flake, wheat berry, wheatberry, wheat flake, wheat starch, wheat dextrin, wheat malt, wheat beer, hefeweizen, witbier, bulgar, bulghur, burghul, couscous, moghrabieh, fregola, fregula, freekeh, spelt pasta, einkorn, farro perlato, khorasan, triticale, club wheat, winter wheat, weetabix, shredded wheat, puffed wheat, wheat cereal, wheaties, grape nuts, fu gluten, kofu
wheat gluten soy #grain: seitan strip, seitan sausage
wheat gluten #grain: white pasta, durum pasta, pasta sheet, spaghettini, linguine, linguini, fettuccine, fettucine, fettuccini, rigatoni, fusilli, rotelle, farfalle, orecchiette, conchiglie, conchigliette, ditalini, ditali, tubetti, bucatini, cavatappi, cavatelli, casarecce, gemelli, campanelle, radiatore, tortiglioni, strozzapreti, paccheri, capellini, vermicelli, stelline, pastina, mafalda, mafaldine, lasagne noodle, jumbo shell, manicotti shell, garganelli, bigoli, pici, anelli, anelletti, alphabet pasta, calamarata, lumache, creste di gallo, ramen, instant ramen, instant noodle, pot noodle, lo mein, yakisoba noodle, yakisoba, lamian, biang biang noodle, chukamen, la mian, kishimen, saimin
wheat gluten ?egg #grain: gnocchi, potato gnocchi, dumpling wrapper, dumpling skin, gyoza wrapper, gyoza skin, potsticker wrapper, siu mai, shumai, pierogies, varenyky, baozi, xiao long bao, samosa, samosa wrapper, spring roll pastry, empanada dough, empanada wrapper, pelmeni, stuffed pasta
egg milk wheat gluten #grain: tortellini, tortelloni, ravioli, agnolotti, cappelletti, manicotti
milk wheat gluten #grain: mac n cheese, mac & cheese, macaroni cheese, macaroni and cheese, fettuccine alfredo, pasta alfredo, grilled cheese, grilled cheese sandwich, cheese toastie, cheese sandwich, quesadilla, croque monsieur, spanakopita, tiropita, borek, burek, bourekas, khachapuri, cheese pizza, pizza margherita, margherita pizza, kulcha, paratha, puri bread, bhatura, white sauce, bechamel, bechamel sauce, besciamella, cheese cracker, cheese biscuit, cheez-it, goldfish cracker, wheat thin, ritz cracker, cheese puff pastry, shortbread, butter cookie, mozzarella stick, cheese stick, parmigiana, eggplant parmesan, eggplant parmigiana, aubergine parmigiana, malted milk, horlicks, ovaltine, milk bread, milk roll, shokupan, garlic bread, vol-au-vent
milk wheat gluten @poultry: chicken kiev, chicken parmesan, chicken parmigiana, chicken parm, chicken pot pie, chicken quesadilla, chicken and dumplings
milk wheat gluten @meat: cheese burger, meat lovers pizza, beef wellington, hot pocket, ham and cheese sandwich, lasagne bolognese, beef lasagna, beef lasagne, meat lasagna
milk wheat gluten soy: condensed soup
milk wheat gluten soy @poultry: cream of chicken
milk wheat gluten soy celery: cream of celery
wheat gluten #grain: sliced bread, farmhouse loaf, bloomer, sourdough, sourdough starter, baguette, ciabatta, focaccia, fougasse, boule, melba toast, crostini, bruschetta, breadcrumb, breadstick, grissini, breaded, breading, kaiser roll, sub sandwich, submarine sandwich, bun, slider bun, bao bun, bao, steamed bun, mantou, bialy, lavash, lavosh, markook, saj bread, barbari, sangak, khobz, wheat wrap, chapati, chapatti, roti canai, msemen, crumpet, pikelet, pretzel, soft pretzel, pretzel stick, pretzel bun, cracker, water cracker, saltine, graham cracker crust, matzo meal, hardtack, rusk, oyster crackers, taralli, crispbread wheat, fillo, pastry, shortcrust, rough puff, hot water crust, tart shell, pizza dough, pizza base, pizza crust, bread dough, bread stuffing, stuffing mix, sage and onion stuffing, communion wafer, wafer, wafer biscuit, cake mix, muffin mix, pancake mix, brownie mix, biscuit mix, bisquick, gyro wrap, pita wrap, garlic toast, avocado toast, fried bread, bread bowl, cake crumb, cookie crumb, biscuit base, biscuit crumb, kibbeh, ribollita, pappa al pomodoro, minestrone with pasta, doner bread, yufka, speculoos, biscoff, lotus biscoff, cookie butter, ginger snap, gingersnap, ginger nut, oreo, hobnob, rich tea, bran muffin, tempura flour, okonomiyaki flour, takoyaki flour
wheat gluten milk #grain: roux, blonde roux, buttermilk biscuit, soda bread, damper, farl, pizza bianca, white pizza, cheese scone
~ wheat gluten egg milk: pancake, hotcake, flapjack stack, crepe, galette, waffle, belgian waffle, muffin, blueberry muffin, cake, cupcake, mug cake, cake pop, coffee cake, brownie, blondie, cookie, cookie dough, chocolate chip cookie, sugar cookie, scone, batter, cake batter, pancake batter, banana bread, zucchini bread, pumpkin bread, tea loaf, cornbread, corn bread, corn muffin, hush puppy, johnnycake, cobbler, crisp topping, torte, strudel, turnover, streusel, sheet cake, traybake, cake bar, breakfast cookie, savoury muffin, swedish pancake, dorayaki, jam roly-poly, whoopie
~ wheat gluten milk: pie, apple pie, tart, apple crumble, apple crisp, peach cobbler, gratin, pudding, lasagne, lasagna, cannelloni, crust, dough, doughy, flan case, enchilada casserole, casserole, pastry lid, cottage pie topping, pasty, hand pie, tartlet, galette dough, flatbread pizza, loaf cake
~ wheat gluten: flatbread, wrap sandwich, loaf, stuffing, gravy, battered, crumb topping, crusted, noodle stir-fry, noodle soup, stir-fry noodle, falafel wrap, burrito, taco, fajita, enchilada, kebab wrap, pot pie crust, lumpia, ramen bowl
?wheat ?gluten ?egg #grain: noodles
?wheat ?gluten #grain: tortilla, spring roll wrapper, spring roll skin, cereal, breakfast cereal, crispy topping, crispy onion, crispy fried onion, fried onion, french fried onion, crispbread, multigrain, wholegrain, whole grain, seven grain, mixed grain, ancient grain, licorice, liquorice, wheatgrass, wheat grass, wheatgrass juice, dextrin, modified food starch, modified starch, starch, food starch, hydrolyzed protein, hydrolysed vegetable protein, thickener, corn cake mix, rice wine, batter mix, suet, blue corn chip mix, gravy granule, gravy powder, gravy mix, cornbread mix
?soy ?wheat ?gluten: hydrolyzed vegetable protein, hvp, hydrolyzed plant protein, sweet and sour sauce, sweet & sour, plum sauce, duck sauce, stir fry sauce, enchilada sauce, meat substitute, meat alternative, meat replacement, meat analogue, vegan meat, plant meat, vegan mince, vegan chicken, vegan beef, vegan bacon, vegan ham, vegan turkey, vegan steak, vegan burger, vegan burger patty, vegan patty, vegan meatball, vegan hot dog, vegan nugget, vegan chorizo, vegan pepperoni, vegan salami, vegan jerky, vegan ground beef, vegan crumbles, {plant-based|meatless|meat-free|vegetarian|mock|faux|fake|imitation|impossible|beyond} {chicken|beef|mince|meat|bacon|ham|turkey|steak|burger|burger patty|patty|meatball|hot dog|hotdog|nugget|chicken nugget|chorizo|pepperoni|salami|jerky|ground beef|ground meat|ground|crumbles|crumble|sausage|frankfurter|schnitzel|kebab|duck|pork|lamb|ribs|fillet|strip|chicken strip|mince meat|roast|cutlet|bratwurst|chick'n|chickn|gyro|beef crumbles|chicken piece|deli slice|sausage patty|bolognese|meatloaf|taco meat|stock|bouillon}, veggie {mince|bacon|ham|meatball|hot dog|hotdog|nugget|chicken nugget|ground|sausage patty|deli slice|sausage roll filling|roast|stock cube}, veggie dog, tofu dog, not dog, chickn, chik'n, tofurky, tofurkey, gardein, impossible, morningstar, boca burger, field roast, veggie burger, veggie patty, veggie sausage, vegetable burger, vegetable patty, garden burger, gardenburger, chickenless chicken, beefless ground, soyrizo, veggie crumbles
?soy ?wheat ?gluten ?egg: meatless sausage, vegan sausage, vegetarian sausage, meat-free sausage, plant-based sausage
egg ?wheat: quorn
-: {coconut|rice paper|king oyster} bacon, {black bean|bean|chickpea|lentil|red lentil|mushroom|portobello|beet|beetroot|quinoa|vegetable|jackfruit|cauliflower|sweet potato|eggplant|aubergine|kidney bean|pea|zucchini|courgette|pumpkin|carrot|potato|falafel|millet|green pea|split pea|white bean|rice|corn} {burger|patty|ball|bolognese|ragu|cutlet|schnitzel|kebab|kofta|shepherd's pie|cottage pie|slider|loaf|croquette|moussaka|nugget|skewer|keema|tagine}, {lentil|chickpea|black bean|quinoa|eggplant|aubergine|cauliflower} {meatball|meatloaf|meat ball|taco meat|mince}, {portobello|eggplant|aubergine|cauliflower|cabbage|watermelon} steak, mushroom jerky, jackfruit {pulled pork|pork|meat|carnitas|taco meat}, {eggplant|cauliflower} {chorizo|jerky|rib}, pulled jackfruit, bbq jackfruit, carrot dog, buffalo cauliflower, no-chicken broth, no-beef broth, vegan chicken broth, vegetarian chicken broth, chicken-style seasoning, vegan haggis, vegetarian haggis, meaty mushroom, meaty texture, meaty, beefy flavour, beef steak tomato, beefsteak mushroom, chicken of the woods mushroom, hen of the woods mushroom, chickweed, chickenpox, goose berry, gooseberry, duckweed, turkey tail mushroom, turkey berry, oxalis, hogweed, pig weed, liver spot, hearts of palm, artichoke heart, romaine heart, lettuce heart, bone dry, bone-in, boneless, bone out, marrow squash, vegetable marrow, marrowfat pea, coconut meat, fruit meat, meat thermometer, meat mallet, meat tenderizer, meatless, meat grinder, steak knife, steak seasoning, steak spice, montreal seasoning, chicken wire, blood orange, blood orange juice, bloody, horse gram, cowberry, gamey, hamper, rib removed, tough ribs, kale ribs, chard ribs, buffalo style cauliflower, chili bean, vegetarian refried bean, goat weed, goat's beard, catnip, sweetmeat
gluten #grain: pot barley, hulled barley, barley flour, barley flake, barley grass, barley couscous, barley tea, mugicha, barley water, barley bread, barley soup, barley risotto, orzotto, barley malt, barley starch, tsampa, malted, malted barley, malt flour, malt powder, malt vinegar, malt loaf, malt drink, diastatic malt, malted wheat flake, rye, whole rye, rye flake, rye berry, rye meal, knäckebrod, wasa crispbread, rye grain, vegemite, marmite, brewer's yeast, porter, ipa, guinness, pilsner, kvass, boza, black pudding, blood sausage, haggis, white pudding, craft beer
gluten ?wheat #grain #alcohol: beer, beer batter, shandy
gluten wheat #grain: pumpernickel, beer bread
gluten ?wheat #grain: oats, rolled oat, quick oat, instant oat, jumbo oat, old-fashioned oat, porridge oat, steel cut oat, irish oatmeal, scottish oat, pinhead oat, oat groat, oat flake, oat bran, oat flour, oatmeal, instant oatmeal, oat cake, oatcake, oat fibre, oat fiber, porridge, oaty, anzac biscuit, granola cluster, parkin, cranachan, oat topping, cheerios, granula
?gluten #grain: cornflake, corn flakes, puffed rice cereal, rice krispie, rice crispy, puffed cereal, special k, multigrain rice cake, cereal bar crisp
-: {gluten-free|gluten free|gf} {noodle|penne|pasta|spaghetti|fusilli|macaroni|corn pasta|flour tortilla|tortilla|flour|flour blend|all-purpose flour|self-raising flour|plain flour|bread flour|wrap|pita|pizza base|pizza crust|cracker|pretzel|couscous|pastry|puff pastry|oat|oats|rolled oats|rolled oat|oat flour|oat bran|oatmeal|porridge oats|lasagne sheet|lasagna noodle|cornflakes|cereal}
-: buck wheat, buckwheat groat, buckwheat noodle, brown rice pasta, brown rice penne, rice penne, black bean pasta, pea pasta, cassava pasta, konjac pasta, hearts of palm pasta, palmini, zucchini pasta, banza, corn flour, maize flour, maize starch, corn starch, potato flour, tapioca flour, arrowroot flour, arrowroot starch, arrowroot powder, brown rice flour, white rice flour, sweet rice flour, glutinous rice flour, mochiko, rice starch, garbanzo flour, lentil flour, urad flour, pea flour, green pea flour, fava bean flour, bean flour, coconut flour, cassava flour, manioc flour, yuca flour, banana flour, plantain flour, quinoa flour, amaranth flour, teff flour, millet flour, sorghum flour, jowar flour, bajra flour, ragi flour, fonio flour, corn tortilla flour, carob flour, chestnut flour, tigernut flour, acorn flour, flaxseed flour, flax meal, linseed meal, hemp flour, sunflower seed flour, pumpkin seed flour, grape seed flour, mesquite flour, flour mill, pumpkin flour, sweet potato flour, apple flour, konjac flour, psyllium, psyllium husk, rice stick, rice stick noodle, vermicelli rice noodle, brown rice noodle, pad thai noodle, pho noodle, flat rice noodle, ho fun, hor fun, bee hoon, mai fun, glass noodle, cellophane noodle, bean thread, bean thread noodle, mung bean noodle, bean vermicelli, sweet potato noodle, dangmyeon, japchae noodle, kelp noodle, shirataki, shirataki noodle, konjac noodle, konnyaku, zucchini noodle, courgetti, zoodle, carrot noodle, vegetable noodle, veggie noodle, spiralized noodle, cucumber noodle, palm noodle, cauliflower noodle, squash noodle, butternut noodle, spaghetti squash, rice paper wrapper, rice paper roll, rice wrapper, tteok, corn cake, corn cracker, polenta cake, potato cake, corn thin, maize tortilla, white corn tortilla, yellow corn tortilla, blue corn tortilla, tostada shell, cassava tortilla, coconut wrap, lettuce wrap, lettuce cup, lettuce bun, collard wrap, cabbage wrap, nori wrap, nori roll, eggplant roll, zucchini roll, stuffed cabbage roll, roll out, roll up, roll it, roll each, roll the, roll into, roll in, roll to, wrap in, wrap the, wrap each, wrap up, wrap it, wrap with, wrap tightly, plastic wrap, cling wrap, cauliflower crust, cauliflower pizza crust, cauliflower flatbread, cauliflower gnocchi, chickpea crust, chickpea flatbread, socca, farinata, dosa, idli, uttapam, appam, corn pone, papad, poppadum, pappadam, injera, teff injera, breadfruit, bread knife, bread machine, bread bin, bread tin, breadnut, cake tin, cake pan, cake rack, cake stand, cake tester, muffin tin, muffin pan, muffin tray, muffin cup, muffin liner, muffin cases, pie dish, pie plate, pie tin, pie weight, loaf tin, loaf pan, tart tin, tart pan, pizza stone, pizza peel, pizza cutter, pizza wheel, pizza oven, pizza tray, pizza pan, waffle iron, waffle maker, crepe pan, pancake pan, cookie sheet, cookie cutter, cookie tin, biscuit cutter, biscuit tin, pastry brush, pastry cutter, pastry bag, pastry blender, sandwich bag, sandwich press, pudding basin, pudding bowl, casserole dish, gratin dish, casserole pot, lasagne dish, dumpling steamer, crumbled, crumble over, crumble in, crumble into, crumble the, then crumble, tart apple, tart cherry, tart flavour, tart green apple, crusty, golden crust, form a crust, crust forms, salt crust, pudding rice, short-grain pudding rice, corn dumpling, cattail, maltodextrin, maltose, maltitol, glucose, dextrose, isomalt, caramel colour, ryegrass, toast the, toast until, toasted, toasting, toast for, toast in, toast them, then toast, toast lightly, lightly toast, dry toast, toast over, toast gently, toast quinoa, toast spices, toast seeds, tartrate, tartaric acid, corn meal, crackling sound, cracked, cracked pepper, cracked black pepper, crackled, firecracker, wasabi pea, crumbly, pasta sauce, pizza sauce, pizza seasoning
-: rye whiskey, whiskey, whisky, bourbon, gin, vodka, rum, brandy, cognac, tequila, root beer, ginger beer, ginger ale
?gluten ?celery ?wheat ?soy: bouillon cube, stock cube, bouillon powder, stock powder, bouillon paste, better than bouillon, consomme powder, soup powder, soup base, onion soup mix, ranch seasoning mix
?celery: stock, broth, vegetable stock, veggie stock, vegetable bouillon, bouillon, consomme, court bouillon, soup vegetables, soup mix vegetable, tomato juice cocktail, v8, v8 juice, vegetable juice, spice mix, mixed spice, seasoning blend, vegetable salt, herb salt, herbamare, aromat, pickled vegetable, giardiniera, salad seasoning, bolognese sauce base
?celery ?mustard: curry powder, spice blend, seasoning salt, seasoned salt, garam masala, five-spice, ras el hanout, cajun seasoning, creole seasoning, jerk seasoning, poultry seasoning, berbere, madras curry powder, dry rub, spice rub, bbq rub, pickling spice
?wheat ?gluten ?milk ?mustard ?soy: seasoning mix, taco seasoning, fajita seasoning, chili seasoning mix
-: season, seasoning to taste, adjust seasoning, adjust the seasoning, check the seasoning, check seasoning, taste and adjust the seasoning, taste for seasoning, correct the seasoning, stockpot, stock pot, stock up, rub the, rub in, rub with, rub into, rub over, rub it, rub all over, and rub, then rub, rub each, italian seasoning, lemon pepper seasoning, salt and pepper seasoning, adobo seasoning, old-fashioned
@poultry ?celery: chicken stock, homemade chicken stock
@poultry ?celery: chicken broth, chicken bouillon, turkey stock, turkey broth, poultry stock, duck stock, chicken consomme, chicken stock cube, chicken bouillon cube, hen broth, chicken stock powder
@meat ?celery: beef stock, beef broth, beef bouillon, beef stock cube, beef bouillon cube, veal stock, lamb stock, pork stock, ham stock, ham hock broth, bone broth, beef consomme, meat stock, meat broth, demiglace, demi glace, brown stock, jus de viande, oxo cube, bovril, pork broth, oxtail soup
celery: celery salt, celeriac, celeriac root, celeriac puree, chinese celery, celery oil, celery spice, holy trinity, cajun trinity, leaf celery
celery mustard: old bay
mustard: mustard, hot mustard, mustard cress, mustard flour, mustard sauce, mustard dressing, mustard vinaigrette, coleman's, chow chow, mustard fruit, chinese mustard, japanese mustard, mustardy, gai choy, takana
mustard ?sulphite: dijon, dijon mustard, dijon-style mustard, moutarde de dijon
?mustard ?sulphite: vinaigrette, french dressing, pickle, dill pickle, pickled cucumber, gherkin, cornichon, relish, pickle relish, mango chutney, lime pickle, achar
?egg ?milk ?mustard ?soy: salad dressing, creamy dressing mix, bottled dressing
?sulphite ?mustard ?milk ?soy ?celery: italian dressing
?mustard: bread and butter pickles, crab boil, horseradish sauce, wasabi, wasabi powder, pickle brine, hot dog relish
?soy ?wheat ?gluten ?mustard ?celery ?fish: barbecue sauce, bbq sauce, barbeque sauce, bbq glaze
-: mustard-colored, mustard yellow, horseradish, celtuce, custard apple, bamboo, mizuna, watercress, garden cress, cress, quick pickled, pickling, barbecue, bbq, grilled
soy: soy, soya, soybean, black soybean, agedashi tofu, beancurd, taho, tofu cheese, soy isolate, soy concentrate, soy nut, soynut, soy nut butter, soy sprout, soybean sprout, soybean paste, soy paste, textured vegetable protein, textured soy, soy chunk, soya chunk, soy granule, nutrela, soy grit, soy fibre, soy fiber, tofu noodle, soy crisp, tofu dressing, edamame pasta, edamame noodle, edamame spaghetti, sofritas
soy ?wheat ?gluten: miso, miso paste, miso soup, white miso, red miso, yellow miso, shiro miso, aka miso, miso glaze, miso dressing, tamari, tamari sauce, tauco, fermented soybean, fermented black bean, douchi, soy glaze, liquid aminos, bragg liquid aminos, bragg aminos, soy seasoning, soy dressing, soy marinade, soy-marinated, cheonggukjang
soy wheat gluten: soysauce, kikkoman, mushroom soy, kecap, sukiyaki sauce, tonkatsu sauce, doenjang, ssamjang, gochujang, doubanjiang, toban djan, broad bean paste, yellow bean sauce, chili bean paste, mongolian sauce, bulgogi marinade, stir-fry marinade, maggi seasoning, maggi, seasoning sauce, yakiniku sauce, ramen seasoning packet, tteokbokki sauce, soy vinegar dip, gyoza sauce, dumpling sauce
soy wheat gluten sesame: hoi sin, peking sauce
soy wheat gluten @meat: mongolian beef, bulgogi, beef teriyaki, char siu, chashu, char siu pork, beef and broccoli, sukiyaki
soy wheat gluten @poultry: chicken teriyaki, teriyaki chicken
?soy: vegetable oil, shortening, vegetable shortening, crisco, cooking spray, nonstick spray, oil spray, bacon bit, baco, vegetable protein, vegetable gum, natural flavor, protein crisp, frying oil, emulsifier, vitamin e oil, tocopherol, pam spray, asian dressing
?soy ?egg: lecithin
?milk ?soy ?egg: protein powder, vanilla protein powder, chocolate protein powder, meal replacement powder, meal replacement shake
-: vegan protein powder, pea protein, pea protein powder, rice protein, rice protein powder, hemp protein, sunflower lecithin, mung bean sprout, chickpea miso, chickpea tofu, burmese tofu, pumpkin seed tofu, hemp tofu, azuki bean, red bean paste, castor bean
sesame: black sesame, white sesame, toasted sesame, sesame flour, sesame salt, sesame sauce, sesame dressing, sesame dip, sesame bar, sesame cracker, sesame crust, sesame sprinkle, techina, gomasho, benniseed, teel, goma, sesamum indicum, beetroot hummus, baba ghanoush, sesame-crusted, everything bagel seasoning, halva spread
sesame wheat gluten: everything bagel, simit, sesame breadstick, sesame bread, dan dan noodle, sesame noodles
sesame wheat gluten soy @poultry: sesame chicken
?sesame ?wheat ?gluten: falafel, falafel mix
-: til done, til golden, til tender, til soft, til cooked, til browned, sesame street, mango halwa, carrot halwa, halwa, sumac
sulphite: sulphites, sodium bisulphite, potassium bisulfite, sodium sulfite, sodium sulphite, bisulfite, sultana, balsamic, dried pear, dried pineapple, dried papaya, dried peach, crystallised fruit, candied fruit, sulphured apricot
sulphite #alcohol: rose wine, sparkling wine, champagne, prosecco, cava, sherry, dry sherry, port, port wine, ruby port, tawny port, marsala, marsala wine, madeira, madeira wine, vermouth, dry vermouth, burgundy, chardonnay, cabernet, riesling, chianti, bordeaux, rioja, mulled wine, gluhwein, cooking sherry, wine sauce, wine reduction, sangiovese, zinfandel, malbec, lambrusco
sulphite #alcohol @poultry: coq au vin
sulphite #alcohol @meat: boeuf bourguignon, beef bourguignon, beef burgundy
wheat gluten sulphite #alcohol: shaoxing, shaoxing wine, shao hsing wine, chinese rice wine, chinese cooking wine
?sulphite: raisin, currant, zante currant, dried cranberry, craisin, dried cherry, dried date, dried fig, prune, dried fruit, mixed dried fruit, dried apple, fruit leather, trail fruit, mixed peel, candied peel, candied ginger, crystallized ginger, sauerkraut, pickled onion, cocktail onion, pickled beet, pickled beetroot, pickled pepper, pepperoncini, banana pepper ring, pickled jalapeno, caper, olive, green olive, black olive, kalamata olive, bottled lemon juice, lemon juice from concentrate, lime juice from concentrate, bottled lime juice, molasses, treacle, grape juice, dried coconut, desiccated coconut mix, jam, jelly preserve, marmalade, fruit preserve, dehydrated potato, tamarind paste, tamarind concentrate
?sulphite ?milk: instant mashed potatoes, dehydrated mashed potato
?sulphite #alcohol: cider, hard cider, dry cider, perry, cider reduction, cream sherry, fortified wine
-: apple cider vinegar, cider vinegar, distilled vinegar, white vinegar, sulphate, magnesium sulfate, calcium sulfate, wine glass, wine rack, apple cider, cherry tomato, fresh apricot, fresh mango, blackcurrant, black currant, redcurrant, red currant, white currant, blackcurrant leaf, olive oil spray, portobello, jammy, champagne grape
milk: port salut
lupin: lupin kernel, lupin fibre, sweet lupin, lupin meal, lupin milk, lupin tofu, lupinus
?lupin: gluten-free flour mix, gluten-free baking mix, gluten-free pastry mix
@meat: meat, red meat, lean beef, corn beef, beef patty, beefburger, beef burger, hamburger patty, burger patty, burger meat, ground meat, meat sauce, sirloin, t-bone, porterhouse, tenderloin, rump roast, cube steak, steak strip, carpaccio, brisket, chuck, topside, silverside, ox tongue, beef tongue, beef heart, beef kidney, beef marrow, marrow bone, beef bone, biltong, beef stew, beef curry, beef chili, pot roast, salisbury steak, swiss steak, chicken fried steak, surf and turf, suet beef, wagyu, angus beef, kobe beef, chili con carne, meat ball, meatball, swedish meatball, chateaubriand, pastrami, veal chop, veal shank, lamb kofta, lamb kebab, lamb curry, lamb stew, lamb tagine, hogget, kleftiko, doner meat, gyro meat, goat curry, curried goat, venison, elk, elk meat, moose meat, reindeer, caribou, wild boar, boar, hare, rabbit stew, game meat, game pie, horse meat, horsemeat, kangaroo, kangaroo meat, crocodile meat, alligator meat, frogs leg, offal, organ meat, giblet meat, liver, kidney, pork kidney, pate de campagne, oxo, elk steak, mince and tatties, headcheese, veal sausage
@meat: roast pork, sparerib, back rib, bbq rib, barbecue ribs, pork knuckle, pork skin, pork crackling, pork liver, sweet and sour pork, pork carnitas, carnitas, hog roast, suckling pig, pig, pig trotter, porchetta, fatback, salt pork, kalua pork, adobo pork, crepinette, pork stew, pozole rojo, posole, hot dog and beans
@meat #processed-meat: rasher, bacon fat, bacon grease, bacon dripping, peameal bacon, pancetta, guanciale, prosciutto, country ham, spam, luncheon meat, deli meat, lunch meat, cold cut, charcuterie, sandwich meat, salame, salumi, soppressata, pepperoni, capicola, capocollo, coppa, mortadella, bologna, baloney, bresaola beef, 'nduja, cured meat, smoked meat, corned beef hash, bacon butty
@meat #processed-meat ?milk ?wheat ?gluten ?soy ?mustard ?sulphite: sausage, sausage meat, sausage patty, breakfast sausage, italian sausage, banger, bangers and mash, cumberland sausage, lincolnshire sausage, chipolata, pigs in blankets, bratwurst, brat, bockwurst, weisswurst, knackwurst, currywurst, wurst, merguez, boerewurst, boerewors, andouille, boudin, saveloy, frankfurter, frank, hot dog, hotdog, wiener, vienna sausage, cocktail sausage, salchicha, salsiccia, saucisse, butifarra, cotechino, sausage link, smoked sausage, pate, liver pate, liver sausage, liverwurst, rillettes, terrine, haggis sausage
@meat gluten: haggis, black pudding, blood sausage, white pudding, blutwurst
@meat wheat gluten: cornish pasty, pork dumplings, beef burrito, meatball sub, blt, blt sandwich, corned beef sandwich, hot dog in a bun, empanada, beef empanada
@meat wheat gluten milk: reuben, bacon cheeseburger, biscuits and gravy, sausage gravy biscuits
fish: fisk
@meat: kød
wheat ?@meat: cuban bread, cuban roll, pan cubano
?@meat: stew meat, mincemeat, mince pie filling, rennet, animal rennet, shortening lard, animal fat, animal shortening, mono- and diglycerides of animal origin, pepsin, pork and beans, charcuterie board
@poultry: poultry, chicken, drumstick, chicken piece, chicken heart, chicken gizzard, chicken foot, chicken feet, chicken skin, chicken fat, chicken carcass, chicken bone, fried chicken, smoked chicken, chicken curry, chicken stew, chicken ham, chicken patty, chicken burger, chicken kebab, chicken tandoori, orange chicken, lemon chicken, chicken adobo, chicken tagine, chicken cacciatore, chicken paprikash, chicken fricassee, chicken taco, chicken chili, bbq chicken, hainanese chicken rice, pollo asado, hen, game hen, spatchcock chicken, rooster, cockerel, turkey leg, turkey burger, turkey meatball, turkey chili, confit duck, roast duck, crispy duck, aromatic duck, duck liver, goose, grouse, pigeon, ostrich, ostrich meat, emu meat, wild duck, mallard, turducken, chook
@poultry #processed-meat: chicken hot dog, turkey pepperoni, turkey salami, chicken bologna, turkey hot dog, turkey jerky
@poultry wheat gluten egg: breaded chicken, popcorn chicken, crispy chicken sandwich, mcnugget
@gelatin: gelatine, beef gelatin, pork gelatin, aspic, jello, gelatin dessert
@gelatin #added-sugar: gummy bear, gummy, gummi, gummy candy, wine gum, jelly baby, fruit gum, peeps, haribo, starburst, turkish delight gelatin
?@gelatin #added-sugar: jelly bean, jelly candy, jelly sweet, gummy vitamin, frosted cereal, candy corn, mousse cake gelatin
-: agar, agar agar, agar powder, vegan gelatin, vegetable gelatin, pectin, jelly fungus, carrageenan, vegan marshmallow, vegan gummy, turkish delight, jelly, mint jelly, grape jelly, redcurrant jelly, guava jelly, pepper jelly, aloe gel
@honey: honeycomb, honey comb, honey glaze, honeyed, honey syrup, honey dressing
-: honeydew, honeydew melon, honey dew, honeycrisp, honeycrisp apple, honey crisp, honeynut squash, honeynut, honeysuckle, vegan honey, honeybush, honey mushroom, honey locust, honey mango, honey tangerine, honey-colored, honey-coloured, vegan bouillon
milk wheat gluten soy: kit kat, kitkat, twix, malteser, malted milk ball, whopper candy
milk soy: mars bar, milky way bar, cadbury, m&m, smartie, hershey's kiss
-: vinegar, ketchup, catsup, tomato ketchup, sriracha, hot sauce, tabasco, tomato sauce, marinara, salsa, pico de gallo, salsa verde, harissa, sambal oelek, chimichurri, vanilla extract, vanilla, baking powder, baking soda, bicarbonate of soda, yeast, dry yeast, instant yeast, active dry yeast, xanthan gum, xanthan, guar gum, locust bean gum, gum arabic, citric acid, ascorbic acid, mirin, sake, boba, kombu, nori, wakame, seaweed, dulse, jackfruit, mushroom, guacamole dip
^ wheat gluten #grain: toast
^ ~ wheat gluten: roll, wrap
^ ~ wheat gluten milk: crumble
^ ?@meat: mince
wheat gluten #grain: a roll, on toast, of toast, with toast, toast point, toast soldier, toasted bread, toasted bun, warm roll, seeded roll, finger roll, bridge roll, morning roll, floury roll, a wrap, wheat toast, cinnamon toast
~ milk: nachos
~ @meat: cutlet
@meat: pan drippings, meat dripping, mince lamb, mince pork
sesame: til seed
-: creme de cacao, nacho chip, fondant potato, wafer thin, sole purpose, seed butter
#grain: red rice, basmati, arborio, carnaroli, rice paper, sweetcorn, cornmeal, polenta, popcorn, sorghum, fonio, cornstarch, cornflour, tempura, risotto, arepa, tamale, mochi, rice pasta
#pseudo-grain: amaranth, buckwheat, quinoa pasta, buckwheat pasta
#pulse: bean, dal, daal, dhal, chickpea, garbanzo, pulse, legume, papadum, poppadom, falafel
#starchy: roast potato, potato wedge, tater tot, cassava, plantain, tapioca, arrowroot
#added-sugar: demerara, muscovado, turbinado, jaggery, piloncillo, high-fructose corn syrup, rice syrup, brown rice syrup, date syrup, simple syrup, treacle, molasses, candy, sweets, marmalade, soda pop, cola, lemonade, frosting, icing, grenadine
-: sugar free, sugar snap, sugar snap pea, sugar pea, sugar beet, blood sugar, no sugar, no added sugar, sugar pumpkin, riced cauliflower, cauliflower rice, broccoli rice, konjac rice, rice vinegar, rice wine vinegar, baby corn, peppercorn, corn salad, green bean, string bean, runner bean, french bean, vanilla bean, coffee bean, cocoa bean, tonka bean, bean sprout, beansprout, pulse until, pulse in, pulse the, pulse a, pulse to, pulse and, pulse several, pulse for, and pulse, jicama fries, zucchini fries, rice cooker
wheat gluten #grain: digestive, ice cream cone
wheat gluten ?milk #grain: puff pastry
?egg ?tree_nut ?milk: nougat
?celery ?fish: bloody mary mix
?mustard: curry paste
crustacean mollusc: shellfish
tree_nut egg milk: frangipane
fish wheat egg: fish cake, fishcake
egg mustard celery: remoulade
?milk ?soy ?wheat: deli
?soy ?gluten ?wheat: steak sauce
?milk ?sulphite ?soy ?wheat: salami, salame, pepperoni, deli ham, deli turkey, deli chicken, deli meat, lunch meat
?egg ?milk: pate, liver pate
~ milk: cacik, caprese, saganaki, potato gratin, gratin dauphinois, creamed spinach, creamed corn, elote, esquites
~ milk: kheer, rice pudding, latte, caffe latte, cappuccino, flat white, macchiato, cortado, mocha latte, chai latte, hot chocolate, frappe
~ ?milk: creamed, protein shake, protein bar, korma, chowder, sherbet
~ egg: pavlova
~ egg mustard: coleslaw
~ egg milk: souffle, chocolate mousse, mousse
~ egg wheat milk: french toast, bread pudding, tiramisu, trifle, kugel, fruit cake, fruitcake, carrot cake, birthday cake, wedding cake, chocolate cake, cheesecake, cheese cake, key lime pie, pumpkin pie, banana cream pie, coconut cream pie
~ egg @meat wheat: katsudon
~ fish: fish curry, fish taco
~ fish egg: kedgeree
~ fish egg mustard: tuna salad
~ fish egg milk: caesar salad, fish pie
~ fish crustacean mollusc: seafood chowder
~ ?fish: sushi, maki, sushi roll, poke bowl, nigiri, green papaya salad, som tam, larb
~ ?fish ?crustacean: tom yum, tom kha, pad thai, thai green curry, thai red curry, massaman curry, panang curry, laksa
~ ?fish ?crustacean ?mollusc: paella, jambalaya, gumbo, fritto misto, california roll, bento, poke salad
~ tree_nut celery egg: waldorf salad
~ ?tree_nut: energy ball, energy bite, raw brownie, cereal bar
~ ?tree_nut ?peanut ?gluten ?milk ?soy: granola bar, energy bar, flapjack, muesli bar, snack bar
~ gluten ?wheat ?tree_nut: bircher muesli, birchermuesli
~ peanut soy: satay, gado-gado
~ ?peanut ?tree_nut ?sesame: mole, mole poblano, mole rojo
~ wheat gluten: gyoza, potsticker, pot sticker, dim sum, momo, mandu, jiaozi
~ wheat gluten ?egg: pierogi, manti
~ milk wheat gluten: calzone, stromboli
~ milk wheat gluten @meat: moussaka, pastitsio, lasagna bolognese
~ wheat gluten: sandwich, club sandwich, panini, toastie, po boy, banh mi, tabbouleh, tabouleh, tabouli, tabbouli, fattoush, panzanella, pasta salad, pasta bake
~ wheat gluten milk: biscuit, scone dough, pizza, pizza slice, deep-dish pizza, pot pie
~ gluten ?wheat: oat cookie, oat crumble, overnight oat, baked oat, oat biscuit, oat bar
~ ?celery: minestrone, vegetable soup
~ @poultry ?celery: chicken soup, chicken noodle soup
~ ?mustard: potato salad
~ sulphite: sangria
~ @meat: spaghetti bolognese, picadillo, rendang, gulyas, lancashire hotpot, irish stew, doner kebab, kofta, kofte, kefta, shish kebab, souvlaki, tonkatsu, schnitzel
~ ?@meat: burger, patties, slider, cutlet, bolognaise, ragout, cassoulet, feijoada, choucroute, brunswick stew, kebab, mixed grill, carvery, full english, full english breakfast, english breakfast
~ @poultry: chicken salad
~ @poultry wheat gluten egg: chicken katsu
~ ?celery ?fish: caponata
milk: yougert, marscapone, mozarela, milck, mlik, millk, mikl, melk, creem, craem, chese, cheez, yogart, parmesian, ricota
egg: eg, egs, eegs, eggz, egg yoke, egg yoak, omlette
fish: fsih, fihs, toona, tunna, samon, sammon, ancovy, anchovie, anchoves
fish gluten ?wheat ?soy: worchester sauce, worchestershire, worcestire sauce, worchestire sauce, wooster sauce
crustacean: praun, crab stik
tree_nut: cashoo, cashue, amond
peanut: penut, peenut, peanut buter
tree_nut peanut: nutz, nutts
wheat gluten #grain: wheet, weat, flower tortilla, coucous, kuskus, spageti
soy: tofoo, toffu, soyabean, eddamame
soy wheat gluten: soy sause, soya sause, soy souce
celery: selery
mustard: musterd
sesame: sesamy, sesami seed
lupin: lupen flour
peanut: satey, satai, pad tai with peanuts
egg: egges, eggg, quische, aoili, aeoli, eegg, yoke of egg, keesh
fish: salmin, fishsause, fishsauce, codd fillet, codd filet, codd loin, ceaser dressing, ceasar dressing, caeser dressing, cesar dressing, ceaser salad, ceasar salad, caeser salad, fsh, fsh sauce, sea bas, bonitto, bonitto flake
fish gluten ?wheat ?soy: woostershire sauce, worcester sause, wostershire sauce, worsteshire sauce, worsteshire, worcheshire, worcheshire sauce, wooster sause
crustacean: schrimp, craw fish
mollusc: muscles marinara, muscles in white wine, muscles in garlic, muscles in tomato sauce, muscles in cream, muscles in beer, muscles mariniere, steamed muscles, fresh muscles, live muscles, muscles and clams, steamed clamps, skwid
gluten #grain: maltt, oatss, barely soup, barely flakes, barely flour, barely grain, pearl barely, pearled barely, barely risotto
wheat gluten #grain: saytan, naann, nyoki, begal, lasagnia, whet flour, plain flower, bread flower, all purpose flower, self raising flower, self rising flower, whole wheat flower, bred crum, tortillia, englsh muffin, mac n chese
soy: tofo, mizo, adamame, soyer milk
sesame: zaatarr, zahtar, sesseme, sesseme oil
mustard: mustered sauce, honey mustered, dijon mustered, mustered seed, mustered powder
milk: wheyy, wheyy protein, cottage chees, wey powder, wey protein, cotage, cheasecake, cheesecak, milc, mlk, ghea, quesso, quesso fresco, halfandhalf, mac n chese, half n half
fish: tuna salad, fish pie, fish taco, fish curry
fish crustacean mollusc: seafood chowder
@poultry: chicken salad, chicken soup, chicken noodle soup
gluten #grain: oat cookie, oat bar, oat crumble, oat biscuit, overnight oat, baked oat
wheat gluten #grain: pasta bake, pasta salad, spaghetti bolognese, bread pudding
@poultry egg milk wheat: chicken and waffles
milk: banana cream pie, coconut cream pie
tree_nut ?peanut: nut oil, nut meal, nut flour, nut milk, nut cream, nut cheese
?wheat ?gluten: pasta water, pasta cooking water
-: en polvo
peanut ?soy ?wheat: kung pao
fish egg @meat: vitello tonnato
celery: celeriac steak
soy: tempeh {bacon|burger|patty|ball|bolognese|ragu|cutlet|schnitzel|kebab|kofta|slider|loaf|croquette|nugget|skewer|meatball|meatloaf|taco meat|mince|steak|chorizo|jerky|sausage}
soy ?gluten: wheat-free soy sauce
peanut: pea nut butter
egg milk wheat @meat: quiche lorraine
fish: taramosalata, gefilte fish, nam jim, fish soup, fish stew, fish kofta
peanut: suya, suya spice, peanut curry
egg milk wheat: cannoli, crema catalana tart, spotted dick, jam roly poly, sticky toffee pudding, bread and butter pudding, eton mess cake, queen of puddings, sponge pudding
egg milk: eton mess, ile flottante, floating island
~ wheat egg: katsu curry, katsu
wheat gluten #grain: pide, lahmacun, manakish, manaeesh, spelt bread, pita chips, bread sauce, smorrebrod, welsh cake, bannock, fry bread, frybread, arbroath roll, ploughman's lunch
soy wheat gluten: agedashi, pad see ew, dengaku, sukiyaki broth, shabu sauce, oyakodon sauce, nikujaga
mollusc @meat: angels on horseback
?tree_nut ?wheat: skordalia
?peanut ?tree_nut: egusi soup, maafe stew
@poultry wheat tree_nut: bastilla, pastilla, b'stilla
@meat: steak pie filling, haslet, chipped beef, oyster blade, denver steak, tomahawk, lamb kidney, devilled kidney
fish milk: cullen skink, fish chowder, salmon chowder, smoked haddock chowder, fish gratin
crustacean milk: shrimp alfredo
fish: codfish, bluefish, weakfish, parrotfish, lionfish, sailfish, blowfish, fugu, needlefish, oilfish, ribbonfish, rabbitfish, goatfish, sandfish, blackfish, bonefish, guitarfish
sesame: hommous, humous, hoummus, sesamum
milk: bleu
egg: {e|ins }1105
?soy ?egg: {e|ins }322
@meat: {e|ins }120, {e|ins }542, {e|ins }1000, carmine, carminic acid, cochineal, cochineal extract, natural red 4, crimson lake, bone phosphate
@gelatin: {e|ins }441
@honey: {e|ins }901, {e|ins }904, {e|ins }913, shellac, confectioner's glaze, confectioners glaze, resinous glaze, lanolin
?@poultry ?@meat: {e|ins }910, {e|ins }920, {e|ins }921, l-cysteine, l cysteine, cystine
?@meat ?soy: {e|ins }{304|422|430|431|432|433|434|435|436|442|445|470|470a|470b|471|472|472a|472b|472c|472d|472e|472f|473|474|475|476|477|478|479|481|482|483|491|492|493|494|495|570|572|585}
soy: {e|ins }426, {e|ins }479b, soybean hemicellulose
?soy: {e|ins }306, {e|ins }307, {e|ins }307b, {e|ins }308, {e|ins }309
?@meat ?fish: {e|ins }626, {e|ins }627, {e|ins }628, {e|ins }630, {e|ins }631, {e|ins }632, {e|ins }633, {e|ins }634, {e|ins }635, disodium inosinate, disodium guanylate
?@gelatin: {e|ins }640, {e|ins }485
?milk: {e|ins }966, {e|ins }234, {e|ins }469, lactitol, nisin
?sulphite: {e|ins }150b, {e|ins }150d
sulphite: ins {220|221|222|223|224|225|226|227|228}, e225
?wheat: {e|ins }{1404|1410|1412|1413|1414|1420|1422|1440|1442|1450|1451|1452}
?egg ?crustacean: {e|ins }161b, {e|ins }161g
celery: apium graveolens
mustard: sinapis alba, brassica juncea
peanut: arachis hypogaea
tree_nut: prunus dulcis, juglans regia, corylus avellana, anacardium occidentale, pistacia vera, carya illinoinensis, bertholletia excelsa
wheat gluten: triticum, triticum aestivum, triticum vulgare
gluten: hordeum vulgare, secale cereale, avena sativa
soy: glycine max, glycine soja
@meat: roe deer, fallow deer, sika deer
-: salmonella, jellyfish, starfruit, star fruit, starfish
~ @meat wheat: gyros, shawarma, doner
`;
