/**
 * Brands that people name instead of the food, in the form of `ENGLISH_TERMS`: what the product of that name holds by its label
 * (US or UK, the stricter of the two), "?" what some of its kinds hold. A name that is an ordinary word stands with a companion.
 */
export const BRAND_TERMS = `
milk: actimel, activia, after eight, almarai, alpen, anchor butter, apetina, arla, asagio, asiagio, asiagoo, baileys, baileys irish cream, benecol, bertolli spread, breyers, brummel and brown, buter, calpico, calpis, carnation, carolans, carre frais, chees, cheesecakee, cheestrings, cheetos, chewse, chobani, complan, cornetto ice cream, cottage delight, cravendale, crem fraiche, dairylea, daisy sour cream, dannon, danone, danonino, devondale, dooley's toffee, doritos cool ranch, doritos nacho cheese, ehrmann, emborg, fage, fairlife, fudgsicles, galbani, geee, ghe, ghirardelli white, gruyeer, guda, haloumi, hochland, hood cream, international delight, keffer, keifer, kerrygold, kraft, kraft dinner powder, la lechera, lactaid, lactofree, lactos, land o lakes, land o'lakes, landliebe, longley farm, magnolia ice cream, magnum classic, magnum ice cream, muller light, muller rice, muscle milk, nacho doritos, oikos, optimum nutrition, parmareggio, petits filous, philadelphia, premier protein, president brie, president butter, puck cream cheese, rivella, rumchata, sargento, smartfood, sour creme, sourcreme, sower cream, st moret, stonyfield, talenti, tillamook, vache qui rit, viennetta, werthers, whay, white rabbit candy, yakult, yeo valley, yoplait, zott
milk soy: aero bar, aero chocolate, bounty bar, bounty chocolate, cadbury, cadbury crunchie, crunchie bar, curly wurly, dairy milk, dove chocolate, ensure drink, ensure plus, ensure shake, flake 99, fortisip, galak, galaxy bar, ghirardelli, godiva, green & black's, hershey, hot cocoa swiss miss, kinder, kinder egg, kinder schokolade, lindor, lindt, m&m, m&ms, merveilleux, milka, nestle crunch, ritter sport, slim fast, slimfast, swiss miss, twirl bar, wispa, york peppermint patty
?tree_nut ?wheat ?gluten: cadbury, godiva, lindor, lindt, milka, ritter sport
?peanut: larabars, m&m, m&ms, rx bar, rxbar
milk egg soy: creme egg
milk egg soy gluten: mars bars
milk egg: ben and jerry's, haagen dazs
milk wheat: annie's mac, bagel bites, bahlsen, cheese nips, cheez-it, cheezits, chicken helper, custard cream biscuits, custard creams, hamburger helper, kraft dinner, kraft mac, kraft macaroni, leibniz, lunchables, prinzenrolle
milk egg peanut soy: snickers
milk peanut soy: baby ruth, butterfinger, fastbreak bar, reese's pieces, take 5 bar
?wheat: butterfinger
peanut milk soy: payday bar
peanut: cracker jack, pic's peanut butter, smucker's goober, sunpat
peanut wheat soy: nutter butter, uncrustables
peanut milk egg: perfect bar
peanut gluten: crunchy nut, crunchy nut cornflakes
tree_nut peanut: planters, planters mixed nuts
tree_nut: alpen, barney butter, blue diamond, brazil {nits|nust|nute}, califia, elmhurst, forager project, frangelico, kite hill, larabars, miyokos, nak'd, nakd bar, nut pods, nutpods, pine {nits|nust|nute|nus|nutd}, plenish, treeline
egg tree_nut: rx bar, rxbar
milk tree_nut: quest bar
milk tree_nut soy: almond joy, baci perugina, choco crossies, daim, ferrero kusschen, gianduiotti, guylian, merci chocolates, merci finest, mon cheri pralines, nocciolata, nocilla, nudossi, nutela, nutella, nutelle, nuttela, nuttella, pernigotti, schoko-bons, schokobons, toffifay, toffifee
milk tree_nut wheat soy: b-ready, duplo, ferrero, hanuta, kinder bueno, kinder country, kinder joy, knoppers, loacker, quadratini, raffaello, rocher, tronky
milk tree_nut egg soy: toblerone
wheat tree_nut soy: manner schnitten, manner wafers, neapolitaner
milk wheat soy: choco leibniz, digiorno, hello panda, hot pockets, jammie dodgers, koala's march, lion bar, nutri-grain, nutrigrain, penguin bar, pepero, pocky, pop tarts, poptart, rolo, smarties, smarties chocolate, stouffer's mac, tim tams, totinos, tunnock's, tunnocks, wagon wheels biscuit
milk wheat soy egg: bauli, choco pie, chocopie, ding dongs, eggo, eggo waffles, hostess cupcakes, jaffa cake, jaffa cakes, kinder delice, kinder maxi king, kinder pingui, little debbie, twinkies, yes torty
wheat soy: biscoff, bisquick, buldak, chips ahoy, field roast, gardein, keebler, lee kum kee hoisin, lightlife, linda mccartney, maggi, maruchan, newman's own oreos, nilla wafers, nongshim, oreos, pearl river bridge, pot noodle, richmond meat free, ritz, samyang, tofurky, triscuits, yves veggie
?milk: nutter butter, biscoff, cafe bustelo latte, chips ahoy, country crock, flora buttery, flora margarine, flora spread, i can't believe it's not butter, oreos, ritz, smart balance, stork margarine
milk egg wheat: ladurée, milano cookies, nilla wafers, pepperidge farm, rana ravioli, tate's cookies
wheat egg milk soy: morningstar
wheat: alpen, arnott's, aunt jemima, bagette, baggete, baguete, barilla pasta, beigels, betty crocker, blue moon beer, bugels, buitoni, campbell's chunky, carr's, carr's water biscuits, cheez-it, cheezits, chef boyardee, chex mix, coscous, cous cuos, couscos, couscus, cuos cuos, de cecco, digestives, duncan hines, erdinger, franziskaner, fray bentos, garofalo, gnoki, gold medal flour, hamburger helper, heinz spaghetti, hoegaarden, honey maid, hovis, hp sauce, jacobs crackers, jiffy corn muffin, jiffy cornbread, jiffy mix, kashi go, king arthur flour, kingsmill, knorr, krispy kreme, krusteaz, lucky charms, matzos rakusen, mcdougalls flour, mcvities, mission flour tortillas, muffens, nioki, noodels, old el paso flour tortillas, pancake mixx, paulaner, pearl milling, pillsbury, pringles, rana ravioli, rice a roni, ryvita crackerbread, semalina, semelina, seminola, shake n bake, shake'n bake, spaghettios, thomas' english muffins, tuc, warburtons, wonder bread, zatarain's gumbo mix, {all purpose|all-purpose|plain|self raising|self-raising|self rising|bread|cake|strong white|whole wheat|wholemeal|white} {flor|flur|floor|flou|flout|floue|fluor|flowr}, {bred|bread|breed} {crumb|crum|krumb}, {shortcrust|short crust|filo|phyllo|choux|flaky|puff} {pasty|pastery|pastrie}, {white|brown|pita|pitta|garlic|wholemeal|sandwich|rye|sourdough|naan|sour dough} bred
?milk ?egg ?soy: aunt jemima, betty crocker, duncan hines, jiffy mix, krusteaz, pearl milling, pillsbury
?milk ?celery ?soy ?mustard: campbell's, knorr, maggi
?wheat ?gluten: campbell's, knorr, lindt
milk gluten: malted milkshake, milo drink, nesquik cereal, ovo drink
soy: builder's bar, country crock, crisco butter flavor, edensoy, gardein, impossible beef, impossible meat, impossible sausage, kewpie, kewpie mayo, kewpie mayonnaise, lightlife, luna bar, milo drink, miracle whip, nature valley, nesquik, provamel, san-j, san-j tamari, silk soy milk, silk soymilk, sir kensington's, smart balance, smart dogs, soylent, tempay, tfou, tofi cubes, tofutti, tofuu, tofy, toufu, tufo, tufoo, vitasoy, westsoy, yves veggie
?milk ?soy: doritos, nesquik
gluten: alpen, aromat, asahi beer, asahi super dry, beck's, becks beer, branston, bud light, budweiser, califia oat, carling, carlsberg, cenovis, chobani oat, coors, corn flakes kellogg's, corona beer, corona extra, frosties, heineken, huel, jordans cereal, jordans granola, kashi go, kellogg's corn flakes, kelloggs cornflakes, knorr aromat, krombacher, kronenbourg, lucky charms, luna bar, marmite, miller lite, nairn's, nature valley, oatibix, peroni, pilsner urquell, promite, quaker oatmeal, san miguel, sapporo beer, sarsons, tsingtao, warsteiner
?tree_nut ?peanut ?milk: alpen, jordans granola, luna bar, nature valley
egg: advocaat, aoli, merange, merangue, merenge, meringe, quorn, verpoorten
?wheat ?milk: quorn
egg mustard: amora mayonnaise, best foods mayo, best foods mayonnaise, calve mayonnaise, duke's mayo, duke's mayonnaise, heinz mayo, hellmanns, hellmans, kewpie, miracle whip, primal kitchen mayo, sir kensington's, thomy mayo, thomy mayonnaise
mustard: colmans, guldens, inglehoffer, maille, savora, thomy senf
celery: aromat, bloody mary mix, clamato, knorr aromat, marmite, vegeta, {knorr|maggi|kallo} vegetable {cube|cubes|stock|stock cubes|stock pot}
fish gluten: lea perrins
fish: bumble bee, cdo fish, chicken of the sea, codd, codfsh, gentleman's relish, gorton's, hadock, hadok, john west, king oscar, megachef, patum peperium, rainbow tout, rio mare, sea brean, sea breem, squid brand, starkist, three crabs, tiparos, tuns fish, tuns salad, tuns steak, worchester, worsester sauce, {code|cof|cid} {fillet|filet|fillets|filets|loin}
fish wheat: birds eye fish fingers, captain birdseye, gorton's, mrs paul's, van de kamp's
mollusc: calm chowder, calms casino, clamato, clamns, cuttle, cuttle fsh, oyestr, scollops, scolops, sqid, squidd
crustacean fish: mae ploy, mae ploy curry paste, maesri, maesri curry paste, maesri red curry
soy ?wheat ?peanut ?sesame: lao gan ma, laoganma
wheat soy mollusc: lee kum kee oyster sauce, panda brand, panda brand oyster sauce
sesame: achva, everything but the bagel, joyva, sabra, sabra hummus, seame seed, seasme, sesme, sesmee, soom
?tree_nut: amaretto disaronno, dr oetker, nocello
@gelatin: hartley's jelly
fish ?wheat ?gluten: worcestor sauce, worstershire, wostershire
crustacean: crb, lobsta, prwan
-: aunt bessie's peas, bragg apple cider vinegar, capilano, carapelli, fur kinder, just egg mung, kraft paper, kraft parchment, ranch style {pinto|beans|black beans}, {patrón|patron} tequila
egg milk wheat: madalenas
`;
