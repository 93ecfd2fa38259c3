/**
 * Brands that people name instead of the food, in the form of `ENGLISH_TERMS`: what the product of that name holds by its label
 * (US or UK, the stricter of the two), "?" what some of its kinds hold. A name that is an ordinary word stands with a companion.
 */
export const BRAND_TERMS = `
milk: philadelphia, philly cream cheese, carnation, eagle brand, la lechera, kraft, velveeta, tillamook, sargento, cathedral city, pilgrims choice, leerdammer, dairylea, cheestrings, cracker barrel cheese, land o lakes, land o'lakes, anchor butter, kerrygold, lurpak, plugra, president brie, president butter, president camembert, cool whip, reddi-wip, reddi wip, elmlea, fage, chobani, yoplait, danone, dannon, danonino, actimel, activia, oikos, siggi's, stonyfield, petits filous, petit filous, muller corner, muller rice, yeo valley, yakult, calpis, calpico, philadelphia light, kiri, la vache qui rit, bel paese, cottage delight, daisy sour cream, breakstone's, hood cream, fairlife, lactaid, arla, lactofree, cravendale, emborg, benecol, bertolli spread, magnolia ice cream, klondike bar, breyers, talenti, dairy queen, blizzard dairy queen, viennetta, premier protein, muscle milk, optimum nutrition, gold standard whey, rivella, white rabbit candy, complan, ghirardelli white, cheez whiz, kraft dinner powder, easy cheese, after eight, werther's, werthers, werther's original, puck cream cheese, almarai, vache qui rit, saint moret, st moret, carre frais, galbani, parmareggio, zott, ehrmann, landliebe, hochland
milk soy: milka, kinder, kinder chocolate, kinder schokolade, kinder surprise, kinder egg, lindt, lindor, cadbury, cadbury's, cadburys, dairy milk, galaxy chocolate, galaxy bar, hershey, hershey's, hersheys, hershey's kisses, ghirardelli, godiva, aero chocolate, aero bar, cadbury crunchie, crunchie bar, twirl bar, wispa, curly wurly, flake 99, cadbury flake, rolos, dove chocolate, galak, green & black's, bounty bar, bounty chocolate, york peppermint patty, grenade bar, slimfast, slim fast, ensure drink, ensure plus, ensure shake, fortisip, hot cocoa swiss miss, swiss miss, cote d'or, ritter sport, merveilleux, nestle crunch, freddo, m&m, m&ms, m&m's, m and ms
?tree_nut ?wheat ?gluten: milka, lindt, lindor, ritter sport, cadbury, godiva
?peanut: m&ms, m&m's, m&m
milk egg soy: creme egg, cadbury creme egg, milky way
milk egg soy gluten: mars bar, mars bars
milk egg: ben & jerry's, ben and jerry's, ben & jerrys, haagen-dazs, haagen dazs, häagen-dazs
milk: magnum ice cream, magnum classic, cornetto ice cream
milk wheat: cornetto
milk egg peanut soy: snickers
milk peanut soy: reese's, reeses, reese's pieces, reese's cups, reese's peanut butter cup, baby ruth, butterfinger, take 5 bar, fastbreak bar
?wheat: butterfinger
peanut milk soy: payday bar
peanut: skippy, jif, peter pan peanut butter, sun-pat, sunpat, bamba, osem bamba, calve pindakaas, calvé pindakaas, pic's peanut butter, pb2, pbfit, smucker's goober, planters peanuts, cracker jack
peanut wheat soy: nutter butter, uncrustables, smucker's uncrustables
peanut milk egg: perfect bar
peanut gluten: crunchy nut, kellogg's crunchy nut, crunchy nut cornflakes
tree_nut peanut: planters mixed nuts, planters
tree_nut: barney butter, califia, califia farms, almond breeze, blue diamond, nut pods, nutpods, elmhurst, miyoko's, miyokos, kite hill, treeline, nakd bar, nak'd, larabar, larabars, kind bar, kind bars, rude health almond, plenish, forager project, so delicious cashew, frangelico, justin's almond butter, wonderful pistachios
?peanut: kind bar, kind bars, larabar, larabars
egg tree_nut: rxbar, rx bar
?peanut: rxbar, rx bar
milk tree_nut: quest bar, quest bars
milk tree_nut soy: nutella, nocilla, nocciolata, nudossi, toffifee, toffifay, guylian, merci chocolates, merci finest, baci perugina, daim, almond joy, almond joys, heath bar, kinder schokobons, schoko-bons, schokobons, gianduiotti, pernigotti, choco crossies, ferrero kusschen, mon cheri pralines
milk tree_nut wheat soy: ferrero, ferrero rocher, rocher, kinder bueno, raffaello, giotto ferrero, hanuta, duplo, knoppers, kinder country, loacker, tronky, quadratini, b-ready, kinder joy
milk tree_nut egg soy: toblerone
wheat tree_nut soy: manner wafers, manner schnitten, neapolitaner
milk wheat soy: twix, kitkat, kit kat, kit-kat, maltesers, malteser, pocky, pepero, hello panda, koala's march, tim tam, tim tams, lion bar, smarties chocolate, smarties, rolo, jammie dodgers, jammy dodger, choco leibniz, hot pockets, totino's, totinos, digiorno, stouffer's mac, nutri-grain, nutri grain, nutrigrain, pop-tarts, pop tarts, poptart, penguin bar, wagon wheels biscuit, tunnock's, tunnocks
milk wheat soy egg: twinkie, twinkies, little debbie, hostess cupcakes, hostess cupcake, ding dongs, choco pie, chocopie, eggo, eggo waffles, kinder pingui, kinder maxi king, jaffa cakes, jaffa cake, kinder delice, yes torty, bauli
wheat soy: oreo, oreos, chips ahoy, biscoff, lotus biscoff, nilla wafers, keebler, ritz, ritz crackers, triscuits, cinnamon toast crunch, indomie, nongshim, shin ramyun, shin ramyeon, samyang, buldak, top ramen, maruchan, cup noodles, cup noodle, pot noodle, super noodles, nissin noodles, mama noodles, sapporo ichiban, kikkoman, lee kum kee soy, maggi, maggi seasoning, pearl river bridge, bisquick, newman's own oreos, tofurky, boca burger, boca burgers, linda mccartney, richmond meat free, field roast
?milk: oreo, oreos, chips ahoy, biscoff, ritz, ritz crackers
milk egg wheat: nilla wafers, tate's cookies, ladurée, pepperidge farm milano, milano cookies, pepperidge farm
wheat egg milk soy: morningstar farms, morningstar
wheat: weetabix, shredded wheat, frosted mini wheats, mini-wheats, bran flakes, all-bran, all bran, raisin bran, grape-nuts, grape nuts, golden grahams, honey bunches of oats, ryvita crackerbread, jacob's cream crackers, jacobs crackers, carr's, carr's water biscuits, mcvitie's, mcvities, hobnobs, hobnob, digestives, digestive biscuits, rich tea, fig newtons, fig newton, honey maid, arnott's, shake n bake, shake 'n bake, shake'n bake, stove top stuffing, rice-a-roni, rice a roni, pringles, jiffy mix, jiffy corn muffin, jiffy cornbread, aunt jemima, pearl milling, krusteaz, duncan hines, betty crocker, pillsbury, king arthur flour, gold medal flour, mcdougalls flour, barilla pasta, de cecco, buitoni, garofalo, rana ravioli, old el paso flour tortillas, mission flour tortillas, hovis, warburtons, kingsmill, wonder bread, dave's killer bread, ezekiel bread, thomas' english muffins, king's hawaiian, kings hawaiian, bisto, oxo, oxo cubes, oxo cube, hp sauce, fray bentos, hamburger helper, chef boyardee, spaghettios, heinz spaghetti, campbell's chunky, cheez-it, cheez-its, cheezits, goldfish crackers, wheat thins, club crackers, town house crackers, tuc, tuc crackers, bugels, chex mix, matzos rakusen, knorr, zatarain's gumbo mix
?milk ?egg ?soy: krusteaz, duncan hines, betty crocker, pillsbury, aunt jemima, pearl milling, jiffy mix
?milk ?celery ?soy ?mustard: knorr, maggi, campbell's, campbells
?wheat ?gluten: knorr, campbell's, campbells, lindt
milk egg wheat: rana ravioli, king's hawaiian, kings hawaiian
milk wheat: kraft dinner, kraft mac, kraft macaroni, annie's mac, bagel bites, lunchables, custard creams, custard cream biscuits, petit beurre, leibniz, bahlsen, prinzenrolle, cheez-it, cheez-its, cheezits, goldfish crackers, hamburger helper, cheese nips, chicken helper
milk gluten: ovaltine, ovomaltine, horlicks, milo, milo drink, nesquik cereal, malted milkshake, ovo drink, whoppers candy
wheat: horlicks, ovaltine
soy: milo, milo drink
milk: cheetos, doritos nacho cheese, doritos cool ranch, nacho doritos, smartfood
?milk ?soy: doritos, nesquik
gluten: marmite, vegemite, promite, cenovis, branston, branston pickle, cheerios, honey nut cheerios, lucky charms, special k, rice krispies, coco pops, cocoa krispies, frosties, frosted flakes, kellogg's corn flakes, kelloggs cornflakes, corn flakes kellogg's, alpen, jordans cereal, jordans granola, quaker oats, quaker oatmeal, oatly, minor figures, califia oat, chobani oat, planet oat, ryvita, wasa, wasa crispbread, finn crisp, nairn's, huel, nature valley, cap'n crunch, kashi go, ready brek, oatibix, guinness, stella artois, heineken, budweiser, bud light, corona beer, corona extra, peroni, carlsberg, carling, san miguel, kronenbourg, asahi beer, asahi super dry, sapporo beer, tsingtao, tsing tao, modelo, coors, coors light, miller lite, pilsner urquell, beck's, becks beer, warsteiner, krombacher, sarson's, sarsons
wheat: special k, hoegaarden, erdinger, paulaner, franziskaner, blue moon beer, alpen, kashi go, froot loops, fruit loops, honey smacks, lucky charms, life cereal
soy: nature valley, cap'n crunch, clif bar, clif bars, luna bar, builder's bar, vitasoy, soylent, earth balance, edensoy, silk soymilk, silk soy milk, westsoy, impossible burger, impossible meat, impossible beef, impossible sausage, gardein, boca burgers, yves veggie, lightlife, smart dogs, alpro soya, provamel, bragg liquid aminos, bragg aminos, bragg's aminos, braggs liquid aminos, san-j tamari, san-j, crisco butter flavor, smart balance, country crock, nesquik, tofutti
gluten: clif bar, clif bars, luna bar
?tree_nut ?peanut ?milk: clif bar, clif bars, luna bar, nature valley, alpen, jordans granola
?milk: country crock, smart balance, stork margarine, flora spread, flora margarine, flora buttery, i can't believe it's not butter, cafe bustelo latte
tree_nut: alpen, honey nut cheerios
milk: alpen
wheat soy: gardein, boca burgers, yves veggie, lightlife
egg: quorn, egg beaters, eggbeaters
?wheat ?milk: quorn
egg mustard: hellmann's, hellmanns, hellman's, hellmans, best foods mayo, best foods mayonnaise, duke's mayo, duke's mayonnaise, dukes mayo, sir kensington's, salad cream, heinz salad cream, miracle whip, thomy mayonnaise, thomy mayo, amora mayonnaise, calve mayonnaise, heinz mayo, kewpie, kewpie mayo, kewpie mayonnaise, primal kitchen mayo
soy: miracle whip, kewpie, kewpie mayo, kewpie mayonnaise, sir kensington's
mustard: colman's, colmans, french's mustard, french's yellow, gulden's, guldens, maille, maille dijon, grey poupon, amora moutarde, thomy senf, inglehoffer, heinz mustard, old bay
celery: old bay, vegeta seasoning, vegeta, aromat, knorr aromat, marmite, bovril, v8, v8 juice, bloody mary mix, clamato
gluten wheat @meat: bovril
gluten: aromat, knorr aromat
fish gluten: lea & perrins, lea and perrins, lea perrins, lea&perrins
fish: red boat, tiparos, squid brand, squid brand fish sauce, three crabs, three crabs fish sauce, three crabs brand, megachef fish sauce, megachef, bumble bee tuna, starkist, chicken of the sea, john west, rio mare, ortiz anchovies, gorton's, gentleman's relish, patum peperium
fish wheat: gorton's, van de kamp's, birds eye fish fingers, captain birdseye, mrs paul's
mollusc: clamato
crustacean fish: mae ploy, mae ploy curry paste, maesri, maesri curry paste, maesri red curry
soy ?wheat ?peanut ?sesame: lao gan ma, laoganma
wheat soy mollusc: panda brand, panda brand oyster sauce, lee kum kee oyster sauce
wheat soy: lee kum kee hoisin, abc kecap manis, kecap bango
sesame: joyva, achva, soom tahini, sabra, sabra hummus, seed + mill, eden gomasio
milk: baileys, bailey's, bailey's irish cream, baileys irish cream, carolans, amarula, rumchata, dooley's toffee
egg: advocaat, bols advocaat, verpoorten
?tree_nut: disaronno, amaretto disaronno, nocello, dr oetker
@gelatin: jell-o, jello, haribo, hartley's jelly, knox gelatine, knox
wheat: {bred|bread|breed} {crumb|crum|krumb}, whet flour, puff pastery, nioki, gnoki
wheat soy: soy sause, soya sause
milk: buter, guda, ghe, geee, whay, haloumi, crem fraiche, creme fresh, sower cream, cream chese
egg: aoli, allioli, egs, eggz
fish ?wheat ?gluten: worstershire, wostershire, worchestershire, worcester sauce, worcestor sauce
crustacean: lobsta, prwan
mollusc: sqid, squidd, scolop, scolops, scollops, musles
wheat: couscos, noodels, noodel
egg: meringe, merangue
soy: tempay
-: capilano, clabber girl, carapelli, kokuho rose, ranch style {pinto|beans|black beans}, aunt bessie's peas, kikkoman rice vinegar, bragg apple cider vinegar, {patrón|patron} tequila, blue moon night, für kinder, fur kinder, kraft paper, kraft parchment, just egg mung
milk: müller light, muller light, apetina, longley farm, devondale, brummel & brown, brummel and brown, noosa yoghurt, noosa yogurt, cabot cheddar, cabot cheese, crystal farms cheese, international delight, fudgsicle, fudgsicles
fish: bumble bee, king oscar
peanut: peter pan crunchy, peter pan creamy
wheat: krispy kreme
mustard: savora
celery: {knorr|maggi|kallo} vegetable {cube|cubes|stock|stock cubes|stock pot}
sesame: soom, everything but the bagel
egg: merange, merenge, meringu
fish: codd, cdo fish, codfsh, hadok, hadock
wheat: {all purpose|all-purpose|plain|self raising|self-raising|self rising|bread|cake|strong white|whole wheat|wholemeal|white} {flor|flur|floor|flou|flout|floue|fluor|flowr}, {shortcrust|short crust|filo|phyllo|choux|flaky|puff} {pasty|pastery|pastrie}, puff pasty sheet, cous cuos, couscus, coscous, cuos cuos, semelina, seminola, semalina
soy: tufo, tofuu, tfou, tofi cubes, toufu, tufoo, tofy
milk: asiagio, asiagoo, asagio, gruyeer
milk: keffer, keifer, chees, sourcreme, sour creme, cheesecakee
mollusc: cuttle, cuttle fsh, calm chowder, calms casino, clamns, oyestr, oyestr sauce
fish: rainbow tout, steelhead tout, tuns steak, tuns salad, tuns fish, {code|cof|cid} {fillet|filet|fillets|filets|loin}, worchester, worsester sauce
wheat: beigel, beigels, muffen, muffens, pancake mixx, {white|brown|pita|pitta|garlic|wholemeal|sandwich|rye|sourdough|naan|sour dough} bred
tree_nut: pine {nits|nust|nute|nus|nutd}, brazil {nits|nust|nute}
sesame: seame seed, sesme, seasme
crustacean: crb, imitation crb
milk tree_nut soy: nuttela, nutela, nuttella, nutelle
sesame: sesmee, sesmee seed
fish: sea brean, sea breem, see bream
wheat: baggete, bagette, baguete, pastaa
egg milk wheat: madalenas, madalena
milk: monterrey jak, chewse, lactos
`;
