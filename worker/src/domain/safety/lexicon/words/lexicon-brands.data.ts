/**
 * Brands that people name instead of the food, in the form of `ENGLISH_TERMS`: what the product of that name holds by its label
 * (US or UK, the stricter of the two), "?" what some of its kinds hold. A name that is an ordinary word stands with a companion.
 */
export const BRAND_TERMS = `
milk: actimel, activia, after eight, almarai, alpen, amarula, anchor butter, apetina, arla, asagio, asiagio, asiagoo, bailey's, bailey's irish cream, baileys, baileys irish cream, bel paese, benecol, bertolli spread, breakstone's, breyers, brummel & brown, brummel and brown, buter, calpico, calpis, carnation, carolans, carre frais, cathedral city, chees, cheesecakee, cheestrings, cheetos, chewse, chobani, complan, cool whip, cornetto ice cream, cottage delight, cravendale, crem fraiche, creme fresh, dairylea, daisy sour cream, dannon, danone, danonino, devondale, dooley's toffee, doritos cool ranch, doritos nacho cheese, eagle brand, ehrmann, elmlea, emborg, fage, fairlife, fudgsicle, fudgsicles, galbani, geee, ghe, ghirardelli white, gold standard whey, gruyeer, guda, haloumi, hochland, hood cream, international delight, keffer, keifer, kerrygold, kiri, kraft, kraft dinner powder, la lechera, lactaid, lactofree, lactos, land o lakes, land o'lakes, landliebe, leerdammer, longley farm, lurpak, magnolia ice cream, magnum classic, magnum ice cream, muller corner, muller light, muller rice, muscle milk, müller light, nacho doritos, oikos, optimum nutrition, parmareggio, petit filous, petits filous, philadelphia, philly cream cheese, plugra, premier protein, president brie, president butter, puck cream cheese, reddi wip, reddi-wip, rivella, rumchata, saint moret, sargento, siggi's, smartfood, sour creme, sourcreme, sower cream, st moret, stonyfield, talenti, tillamook, vache qui rit, velveeta, viennetta, werther's, werthers, whay, white rabbit candy, yakult, yeo valley, yoplait, zott
milk soy: aero bar, aero chocolate, bounty bar, bounty chocolate, cadbury, cadbury crunchie, cadbury flake, cadbury's, cadburys, cote d'or, crunchie bar, curly wurly, dairy milk, dove chocolate, ensure drink, ensure plus, ensure shake, flake 99, fortisip, freddo, galak, galaxy bar, galaxy chocolate, ghirardelli, godiva, green & black's, grenade bar, hershey, hershey's, hersheys, hot cocoa swiss miss, kinder, kinder egg, kinder schokolade, lindor, lindt, m and ms, m&m, m&m's, m&ms, merveilleux, milka, nestle crunch, ritter sport, rolos, slim fast, slimfast, swiss miss, twirl bar, wispa, york peppermint patty
?tree_nut ?wheat ?gluten: cadbury, godiva, lindor, lindt, milka, ritter sport
?peanut: kind bar, kind bars, larabar, larabars, m&m, m&m's, m&ms, rx bar, rxbar
milk egg soy: creme egg, milky way
milk egg soy gluten: mars bar, mars bars
milk egg: ben & jerry's, ben & jerrys, ben and jerry's, haagen dazs, haagen-dazs, häagen-dazs
milk wheat: annie's mac, bagel bites, bahlsen, cheese nips, cheez-it, cheez-its, cheezits, chicken helper, cornetto, custard cream biscuits, custard creams, goldfish crackers, hamburger helper, kraft dinner, kraft mac, kraft macaroni, leibniz, lunchables, petit beurre, prinzenrolle
milk egg peanut soy: snickers
milk peanut soy: baby ruth, butterfinger, fastbreak bar, reese's, reese's pieces, reeses, take 5 bar
?wheat: butterfinger
peanut milk soy: payday bar
peanut: bamba, cracker jack, jif, pb2, pbfit, pic's peanut butter, planters peanuts, skippy, smucker's goober, sun-pat, sunpat
peanut wheat soy: nutter butter, uncrustables
peanut milk egg: perfect bar
peanut gluten: crunchy nut, crunchy nut cornflakes
tree_nut peanut: planters, planters mixed nuts
tree_nut: almond breeze, alpen, barney butter, blue diamond, brazil {nits|nust|nute}, califia, elmhurst, forager project, frangelico, honey nut cheerios, kind bar, kind bars, kite hill, larabar, larabars, miyoko's, miyokos, nak'd, nakd bar, nut pods, nutpods, pine {nits|nust|nute|nus|nutd}, plenish, rude health almond, treeline, wonderful pistachios
egg tree_nut: rx bar, rxbar
milk tree_nut: quest bar, quest bars
milk tree_nut soy: almond joy, almond joys, baci perugina, choco crossies, daim, ferrero kusschen, gianduiotti, guylian, heath bar, merci chocolates, merci finest, mon cheri pralines, nocciolata, nocilla, nudossi, nutela, nutella, nutelle, nuttela, nuttella, pernigotti, schoko-bons, schokobons, toffifay, toffifee
milk tree_nut wheat soy: b-ready, duplo, ferrero, hanuta, kinder bueno, kinder country, kinder joy, knoppers, loacker, quadratini, raffaello, rocher, tronky
milk tree_nut egg soy: toblerone
wheat tree_nut soy: manner schnitten, manner wafers, neapolitaner
milk wheat soy: choco leibniz, digiorno, hello panda, hot pockets, jammie dodgers, jammy dodger, kit kat, kit-kat, kitkat, koala's march, lion bar, malteser, maltesers, nutri grain, nutri-grain, nutrigrain, penguin bar, pepero, pocky, pop tarts, pop-tarts, poptart, rolo, smarties, smarties chocolate, stouffer's mac, tim tam, tim tams, totino's, totinos, tunnock's, tunnocks, twix, wagon wheels biscuit
milk wheat soy egg: bauli, choco pie, chocopie, ding dongs, eggo, eggo waffles, hostess cupcake, hostess cupcakes, jaffa cake, jaffa cakes, kinder delice, kinder maxi king, kinder pingui, little debbie, twinkie, twinkies, yes torty
wheat soy: abc kecap manis, biscoff, bisquick, boca burger, boca burgers, buldak, chips ahoy, cinnamon toast crunch, cup noodle, cup noodles, field roast, gardein, indomie, kecap bango, keebler, kikkoman, lee kum kee hoisin, lee kum kee soy, lightlife, linda mccartney, lotus biscoff, maggi, maggi seasoning, mama noodles, maruchan, newman's own oreos, nilla wafers, nissin noodles, nongshim, oreo, oreos, pearl river bridge, pot noodle, richmond meat free, ritz, ritz crackers, samyang, sapporo ichiban, shin ramyeon, shin ramyun, soy sause, soya sause, super noodles, tofurky, top ramen, triscuits, yves veggie
?milk: biscoff, cafe bustelo latte, chips ahoy, country crock, flora buttery, flora margarine, flora spread, i can't believe it's not butter, oreo, oreos, ritz, smart balance, stork margarine
milk egg wheat: king's hawaiian, kings hawaiian, ladurée, milano cookies, nilla wafers, pepperidge farm, rana ravioli, tate's cookies
wheat egg milk soy: morningstar
wheat: all bran, all-bran, alpen, arnott's, aunt jemima, bagette, baggete, baguete, barilla pasta, beigel, beigels, betty crocker, bisto, blue moon beer, bran flakes, bugels, buitoni, campbell's chunky, carr's, carr's water biscuits, cheez-it, cheez-its, cheezits, chef boyardee, chex mix, club crackers, coscous, cous cuos, couscos, couscus, cuos cuos, dave's killer bread, de cecco, digestive biscuits, digestives, duncan hines, erdinger, ezekiel bread, fig newton, fig newtons, franziskaner, fray bentos, froot loops, frosted mini wheats, fruit loops, garofalo, gnoki, gold medal flour, golden grahams, grape nuts, grape-nuts, hamburger helper, heinz spaghetti, hobnob, hobnobs, hoegaarden, honey bunches of oats, honey maid, honey smacks, horlicks, hovis, hp sauce, jacob's cream crackers, jacobs crackers, jiffy corn muffin, jiffy cornbread, jiffy mix, kashi go, king arthur flour, king's hawaiian, kingsmill, knorr, krispy kreme, krusteaz, life cereal, lucky charms, matzos rakusen, mcdougalls flour, mcvitie's, mcvities, mini-wheats, mission flour tortillas, muffen, muffens, nioki, noodel, noodels, old el paso flour tortillas, ovaltine, oxo, pancake mixx, pastaa, paulaner, pearl milling, pillsbury, pringles, puff pastery, puff pasty sheet, raisin bran, rana ravioli, rice a roni, rice-a-roni, rich tea, ryvita crackerbread, semalina, semelina, seminola, shake 'n bake, shake n bake, shake'n bake, shredded wheat, spaghettios, stove top stuffing, thomas' english muffins, town house crackers, tuc, tuc crackers, warburtons, weetabix, wheat thins, whet flour, wonder bread, zatarain's gumbo mix, {all purpose|all-purpose|plain|self raising|self-raising|self rising|bread|cake|strong white|whole wheat|wholemeal|white} {flor|flur|floor|flou|flout|floue|fluor|flowr}, {bred|bread|breed} {crumb|crum|krumb}, {shortcrust|short crust|filo|phyllo|choux|flaky|puff} {pasty|pastery|pastrie}, {white|brown|pita|pitta|garlic|wholemeal|sandwich|rye|sourdough|naan|sour dough} bred
?milk ?egg ?soy: aunt jemima, betty crocker, duncan hines, jiffy mix, krusteaz, pearl milling, pillsbury
?milk ?celery ?soy ?mustard: campbell's, campbells, knorr, maggi
?wheat ?gluten: campbell's, campbells, knorr, lindt
milk gluten: horlicks, malted milkshake, milo, milo drink, nesquik cereal, ovaltine, ovo drink, ovomaltine, whoppers candy
soy: boca burgers, bragg aminos, bragg liquid aminos, bragg's aminos, braggs liquid aminos, builder's bar, cap'n crunch, clif bar, clif bars, country crock, crisco butter flavor, earth balance, edensoy, gardein, impossible beef, impossible burger, impossible meat, impossible sausage, kewpie, kewpie mayo, kewpie mayonnaise, lightlife, luna bar, milo, milo drink, miracle whip, nature valley, nesquik, provamel, san-j, san-j tamari, silk soy milk, silk soymilk, sir kensington's, smart balance, smart dogs, soylent, tempay, tfou, tofi cubes, tofutti, tofuu, tofy, toufu, tufo, tufoo, vitasoy, westsoy, yves veggie
?milk ?soy: doritos, nesquik
gluten: alpen, aromat, asahi beer, asahi super dry, beck's, becks beer, branston, bud light, budweiser, califia oat, cap'n crunch, carling, carlsberg, cenovis, cheerios, chobani oat, clif bar, clif bars, coco pops, cocoa krispies, coors, corn flakes kellogg's, corona beer, corona extra, finn crisp, frosted flakes, frosties, guinness, heineken, huel, jordans cereal, jordans granola, kashi go, kellogg's corn flakes, kelloggs cornflakes, knorr aromat, krombacher, kronenbourg, lucky charms, luna bar, marmite, miller lite, minor figures, modelo, nairn's, nature valley, oatibix, oatly, peroni, pilsner urquell, planet oat, promite, quaker oatmeal, quaker oats, ryvita, san miguel, sapporo beer, sarson's, sarsons, stella artois, tsingtao, vegemite, warsteiner, wasa
?tree_nut ?peanut ?milk: alpen, clif bar, clif bars, jordans granola, luna bar, nature valley
egg: advocaat, allioli, aoli, egg beaters, eggbeaters, eggz, egs, merange, merangue, merenge, meringe, meringu, quorn, verpoorten
?wheat ?milk: quorn
egg mustard: amora mayonnaise, best foods mayo, best foods mayonnaise, calve mayonnaise, duke's mayo, duke's mayonnaise, dukes mayo, heinz mayo, hellman's, hellmann's, hellmanns, hellmans, kewpie, miracle whip, primal kitchen mayo, sir kensington's, thomy mayo, thomy mayonnaise
mustard: amora moutarde, colman's, colmans, grey poupon, gulden's, guldens, inglehoffer, maille, old bay, savora, thomy senf
celery: aromat, bloody mary mix, bovril, clamato, knorr aromat, marmite, old bay, v8, vegeta, {knorr|maggi|kallo} vegetable {cube|cubes|stock|stock cubes|stock pot}
gluten wheat @meat: bovril
fish gluten: lea & perrins, lea and perrins, lea perrins, lea&perrins
fish: bumble bee, cdo fish, chicken of the sea, codd, codfsh, gentleman's relish, gorton's, hadock, hadok, john west, king oscar, megachef, patum peperium, rainbow tout, red boat, rio mare, sea brean, sea breem, squid brand, starkist, three crabs, tiparos, tuns fish, tuns salad, tuns steak, worchester, worsester sauce, {code|cof|cid} {fillet|filet|fillets|filets|loin}
fish wheat: birds eye fish fingers, captain birdseye, gorton's, mrs paul's, van de kamp's
mollusc: calm chowder, calms casino, clamato, clamns, cuttle, cuttle fsh, musles, oyestr, scollops, scolop, scolops, sqid, squidd
crustacean fish: mae ploy, mae ploy curry paste, maesri, maesri curry paste, maesri red curry
soy ?wheat ?peanut ?sesame: lao gan ma, laoganma
wheat soy mollusc: lee kum kee oyster sauce, panda brand, panda brand oyster sauce
sesame: achva, everything but the bagel, joyva, sabra, sabra hummus, seame seed, seasme, seed + mill, sesme, sesmee, soom
?tree_nut: amaretto disaronno, disaronno, dr oetker, nocello
@gelatin: haribo, hartley's jelly, jell-o, jello, knox
fish ?wheat ?gluten: worcester sauce, worcestor sauce, worchestershire, worstershire, wostershire
crustacean: crb, lobsta, prwan
-: aunt bessie's peas, blue moon night, bragg apple cider vinegar, capilano, carapelli, clabber girl, fur kinder, für kinder, just egg mung, kikkoman rice vinegar, kraft paper, kraft parchment, ranch style {pinto|beans|black beans}, {patrón|patron} tequila
egg milk wheat: madalena, madalenas
`;
