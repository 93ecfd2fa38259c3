/**
 * Frequent German, French, Spanish, Italian and Portuguese words, in the form of `ENGLISH_TERMS`. Words that are something else in
 * English ("pan", "pain", "rind") stand only with a companion. German ä, ö, ü also match ae, oe, ue.
 */
export const FOREIGN_TERMS = `
milk: butterreinfett, caciotta, caillé, caseina, chantili, chocolat blanc, chocolate blanco, chocolate branco, cioccolato bianco, coalhada, crème, dickmilch, eiscreme, frischmilch, fruchtjoghurt, glace vanille, hartkäse, helado, kasein, kochsahne, kuhmilch, lacticínios, lactosa, lactose, laitage, laktose, laticínios, latte di capra, latte di mucca, latte di pecora, latte vaccino, latticini, latticino, lattosio, lácteos, magermilchpulver, manteca de vaca, milcheis, milcheiweiß, milcherzeugnis, milcherzeugnisse, milchfett, milchprodukte, milchprotein, milchpulver, milchzucker, molke, molkeneiweiß, molkenprotein, molkenpulver, molkepulver, produits laitiers, proteine del latte, pudding vanille, rohmilch, sahneeis, sauermilch, schafkäse, schafmilch, schafsmilch, schimmelkäse, schlagrahm, siero del latte, siero di latte, sorvete, speiseeis, stutenmilch, süßmolke, süßrahm, süßrahmbutter, vollmilchpulver, vollmilchschokolade, weiße schokolade, yogourt, ziegenmilch
-: amaranthmehl, bananenmehl, beurre de cacao, beurre de karité, blé sarrasin, bohnenmehl, burro di cacao, burro di karité, butterkohl, butterrübe, castagna, castanha portuguesa, castaña de agua, cogumelo ostra, crema de tártaro, crema di cocco, creme de tártaro, crème de châtaigne, crème de tartre, cuscuz de milho, eierfrucht, eierpflaume, eierschwammerl, erbsenmehl, erdmandel, erdmandelmehl, erdmandeln, farina di castagne, farina di cocco, farina di lenticchie, farina di quinoa, farina di tapioca, farina gialla, farine de châtaignes, farine de coco, farine de lentilles, farine de quinoa, farine de teff, farinha de banana, farinha de batata, farinha de coco, farinha de grão de bico, farinha de tapioca, fleischtomaten, galettes de riz, glasnudel, guarkernmehl, harina de castaña, harina de coco, harina de mandioca, harina de patata, harina de quinoa, harina de sarraceno, harina de tapioca, harina de yuca, horchata de chufa, huile de noix de coco, johannisbrotkernmehl, johannisbrotmehl, kakaobutter, kastanienmehl, kichererbsenmehl, kichererbsennudeln, kokosnussmilch, konjaknudeln, lait de chanvre, lait de noix de coco, latte di riso, leinmehl, leinsamenmehl, linsenmehl, linsennudeln, maisnudeln, maiswaffel, manteca de cacao, manteiga de cacau, massa de arroz, milchsäure, muscade, noce di cocco, noix de coco, noix de coco râpée, noix de kola, noix de muscade, noix muscade, noodles di riso, nouilles de riz, nuez de coco, nuez de cola, nussig, nussiger geschmack, panna di cocco, pasta de arroz, pasta de lentejas, pasta de maíz, pasta di ceci, pasta di legumi, pasta di lenticchie, pasta di mais, pasta di riso, pâtes de lentilles, pâtes de maïs, pâtes de pois chiches, pâtes de riz, quinoamehl, reisnudel, reiswaffeln, setas de ostra, solfato, spaghetti di riso, sulfat, sulfato, tapiokamehl, teffmehl, vollkornreismehl, weintrauben, zucchininudeln
gluten #grain: avoine, centeio, centeno, cevada, crusca d'avena, crème d'avoine, estratto di lievito, extracto de levadura, extrait de levure, extrato de levedura, farina d'avena, farina di avena, farina di segale, farine d'avoine, farine de seigle, farinha de aveia, farinha de centeio, gerste, gerstenflocken, gerstengraupen, gerstenmalz, gerstenmalzextrakt, gerstenmehl, getreide, hafer, haferbrei, hafergrütze, haferkekse, haferkleie, hafermehl, hafersahne, harina de avena, harina de centeno, hefeextrakt, latte di avena, malta, malte, malto, malto d'orzo, malz, malzbier, malzextrakt, orge, orzo mondo, perlgraupen, roggen, roggenflocken, roggenmischbrot, roggenvollkornmehl, rollgerste, schwarzbrot, segale, seigle, weizenbier, weißbier
tree_nut: ajo blanco, ajoblanco, amandine, baumnüsse, bittermandel, cajou, cashewdrink, cashewmilch, castaña de cajú, crème de noisettes, dragée, farina di nocciole, farinha de amêndoas, fruit à coque, frutos de cáscara, haselnussdrink, haselnusskerne, haselnussmilch, haselnussmus, lait de cajou, lait de noisette, latte di mandorle, leite de castanha, mandel, mandelkerne, mandelmehl, mandelsplitter, mandelstifte, marzipanrohmasse, nocciola, noz, nussmilch, pasta di mandorle, pasta di nocciole, pinhão, pinhões, pinolo, pistacchio, pistazie, pistazienkerne, schalenfrucht, walnusskerne, {mandel|cashew|haselnuss}{joghurt|sahne|quark|käse|creme|butter|frischkäse|rahm}
soy: brotes de soja, crème de soja, farina di soia, farine de soja, farinha de soja, harina de soja, iogurte de soja, lécithine de soja, nata de soja, panna di soia, sojabohne, sojabohnen, sojacreme, sojaeiweiß, sojaflocken, sojagranulat, sojamehl, sojaprotein, sojasprossen, tofou, yaourt de soja, yogur de soja, yogurt di soia
soy wheat gluten: molho inglês de soja, sauce de soja
peanut: beurre d'arachide, burro d'arachidi, crema di arachidi, creme de amendoim, erdnusscreme, erdnusskerne, erdnussmehl, erdnusssauce, nocciolina americana, noccioline, pasta de amendoim, pâte d'arachide
tree_nut peanut: fruits secs oléagineux, fruta seca de casca, frutos secos, frutta a guscio, frutta secca, mélange de noix, nusskerne, nussmischung, nüsse, oleaginosas
tree_nut milk soy: crema alla nocciola, crema de cacao y avellanas, nussnougatcreme
milk tree_nut: salsa pesto, sauce pesto
@meat: noisette {d'agneau|de chevreuil|de porc|de veau}, {lamb|pork|venison} noisette, noisette of {lamb|pork|venison}, abbacchio, albóndigas, almôndegas, boulettes de viande, bulette, buletten, carnes, chuletas, cinghiale, cochinillo, costelas, costeletas, costillas, costine, dobrada, eisbein, faschiertes, fegato, fleisch, fleischpflanzerl, foie, frikadelle, frikadellen, fígado, griebenschmalz, gulasch, hackbraten, hackbällchen, hammel, hasenbraten, jabalí, javali, kalb, kalbsleber, kalbsnuss, lammhack, leber, leberknödel, lechón, leitão, lepre, lièvre, macinato, maminha, milanesa de res, mouton, nieren, noix de boeuf, noix de porc, noix de veau, nuez de ternera, nuss vom kalb, polpetta, polpette, polpettone, porco, ragù, ragù alla bolognese, riñones, roastbeef, rognons, sanglier, scaloppina, schnitzel wiener art, schweineschnitzel, solomillo, spanferkel, torresmo, vacuno, veau, viandes, vitela, vitello
mollusc: auster, austernsauce, bigorneau, coque de mer, coquillages, herzmuschel, herzmuscheln, jakobsmuschel, kalmare, lumaca, lumache di mare, miesmuschel, molluschi, mollusco, mollusques, moluscos, muschel, muscheln, noix de saint jacques, oktopus, ormeau, schnecke, schnecken, tellina, tintenfischringe, vieiras gratinadas, weichtiere, weinbergschnecke
egg: eiersalat, eierspeise, eipulver, eiweißpulver, freilandeier, hühnerei, hühnereier, hühnereiweiß, meringhe, omelete, ovoproducto, rührei, rühreier, spiegelei, tortilla de huevo, tortilla francesa, vollei, wachtelei, wachteleier, œufs de caille
egg wheat gluten: eiernudel, eierteigwaren, fideos de huevo, macarrão com ovos, massa com ovos, pasta al huevo, pasta de huevo, schupfnudeln
egg wheat gluten milk: berliner, biskuit, biskuitteig, bizcochos, bolos, gaufres, gugelhupf, gâteau, gâteaux, hefezopf, krapfen, magdalenas, panquecas, panqueques, pastel de nata, pastéis de nata, pfannenkuchen, pâte à choux, pâte à crêpe, quiche aux légumes, rosquillas, rührkuchen, sonho recheado, torta della nonna, tortitas, viennoiseries, waffeln, windbeutel
wheat gluten #grain: bandnudeln, bauernbrot, biscoitos, biscotti secchi, biscotto, biscuit sec, blé, bocadillos, bolachas, breze, brezeln, brote, butterkeks, canelones, crostini di pane, crostino, crusca, des pâtes, dinkelbrot, dinkelflocken, dinkelnudeln, dinkelvollkornmehl, einkornmehl, emmermehl, empanado, empanado com farinha, esparguete, farinha, fetta biscottata, fetta di pane, fette di pane, filoteig, froment, frumento, galletas, germe di grano, glutine, glúten, grano duro, grano tenero, graubrot, grissino, grünkern, grünkernmehl, hartweizen, hartweizengriess, hartweizennudeln, hefeteig, kamutmehl, keks, kekse, knoblauchbrot, knödelbrot, lasagne fresche, lasagneplatten, lasanha, lasaña, laugengebäck, laugenstange, les pâtes, löffelbiskuit, makkaroni, masa de empanada, massa quebrada, maultasche, maultaschen, mie de pain, migas de pan, milanesa, mischbrot, mollica, nouilles, nudel, pain grillé, pain rassis, pan con tomate, pan de ajo, pan duro, pan frito, pan grattato, pan tostado, panade, pane, pane di semola, pane grattugiato, paniert, panini, picatostes, pizza bianca romana, pizzateig, plätzchen, pumpernickelbrot, pâtes alimentaires, pâtes à la, pães, quibe, rebanadas de pan, rebozado, schrippe, seitanwurst, semmelknödel, semmeln, semolino, serviettenknödel, sfoglia, strudelteig, suppennudeln, talharim, tallarines, tartines, teigtaschen, teigwaren, torradas, tortelloni teig, tostada de pan, tranches de pain, trigo, vollkornweizen, weckmehl, weizen, weizenbrot, weizeneiweiß, weizenflocken, weizengluten, weizengrieß, weizenkeime, weizenkleie, weizenkörner, weizenprotein, weizenstärke, weizenvollkornmehl, weißmehl, yufkateig
?wheat ?gluten: almidón modificado, amido modificado, amido modificato, amidon modifié, bratensoße, cereais, cereal integral, cereali, frühstücksflocken, getreideflocken, grano, klöße, knödel, massa, modifizierte stärke, müsli, müsliriegel, soße gebunden, teig
fish: aal, acciuga, anguila, angulas, aringhe, badejo, barsch, besugo, bückling, caldo de peixe, carapau, cernia, cherne, dourada, emperador, espadarte, espadon, garoupa, goldbrasse, hecht, jurel, karpfen, kaviar, lieu jaune, luccio, maquereaux, merlan, mero, mojama, palombo, palometa, pangasiusfilet, pasta d'acciughe, pescada, pescadilla, pesci, platessa, raie, regenbogenforelle, rodaballo, rogen, rotbarsch, räucheraal, saibling, sarde, sardelle, sardellenfilet, schwertfisch, seehecht, sprotte, steinbutt, stockfisch, tilapiafilet, triglia, triglie, uova di lompo, viktoriabarsch, wels, wildlachs, œufs de lump, œufs de saumon
fish wheat gluten: palitos de pescado
crustacean: astici, cicala di mare, crostacei, crostaceo, crustacés, crustáceos, flusskrebs, flusskrebse, gamberetto, gambero, garnele, granchi, hummerschwanz, krabben, krebstier, krustentiere, languste, langusten, nordseekrabben, riesengarnele, riesengarnelen, tourteau
crustacean mollusc: mariscada, mariscos, schalentiere
fish crustacean mollusc: caldeirada, frutos de mar, frutos do mar, meeresfrucht, zarzuela, zuppa di pesce
sesame: pasta de gergelim, pasta de sésamo, pasta di sesamo, pâte de sésame, sesamkörner, sesammus, sesamsaat, sesamsamen, tahinpaste
celery: apionabo, sellerie, selleriepulver, selleriesalz, selleriesamen, suppengemüse
mustard: dijonsenf, grano de mostaza, honigsenf, mostarda, senfgurken, senfkorn, senfmehl, senfpulver, senfsaat, senfsauce, senfsoße, vinaigrette à la moutarde
lupin: altramuces, farina di lupini, farine de lupin, farinha de tremoço, harina de altramuz, lupinen, lupineneiweiß, lupinenmehl, lupinenprotein, lupinenschrot, lupino, süßlupine
lupin ?fish: łubin, łubinu, łubinem
sulphite: albaricoques secos, albicocche secche, anhydride sulfureux, anhídrido sulfuroso, anidride solforosa, balsamessig, balsamicoessig, damascos secos, dioxyde de soufre, dióxido de azufre, dióxido de enxofre, geschwefelt, getrocknete aprikosen, orejones, schwefeldioxid, schwefeldioxyd, solfiti, solfito, sulfites, sulfitos, vinagre de vinho, weinessig
sulphite #alcohol: apfelwein, cidre, espumante, kochwein, portwein, schaumwein, sidra, sidro, spumante, vin, vinho, vino, wein
@meat #processed-meat: alheira, andouillette, aufschnitt, chorizo espagnol, chouriço de carne, farinheira, fiambre, fleischkäse, guanciale romano, jambon de parme, lard fumé, mortadela, mortadella wurst, panceta, salame piccante, salami scheiben, schinkenwürfel, teewurst, toucinho
@poultry: backhendl, bouillon de volaille, caldo de ave, caldo de frango, canard, carne de peru, coxinha, gans, geflügelfleisch, geflügelwurst, gänsebrust, gänseschmalz, hendl, huhn, hähnchenfleisch, hühnerfleisch, oie, peru assado, pute, putenfleisch, putenschinken, truthahn, wachteln
@meat ?celery: bouillon de bœuf, brodo di carne, brodo di manzo, caldo de carne, caldo de costela, caldo de hueso, caldo de res, fleischbrühe, fond de veau, fondo bruno, kalbsfond, rinderbrühe, rinderfond, wildfond
?milk: milchreis
?celery: brodo, brühe, brühwürfel, caldo, dado vegetale, gemüsebrühe, gemüsefond, suppenwürfel
@gelatin: blattgelatine, colla di pesce, feuilles de gélatine, gelatina, gummibärchen, speisegelatine
?milk ?soy ?tree_nut #added-sugar: chocolat, chocolat noir, chocolate amargo, chocolate meio amargo, chocolate negro, cioccolato, cioccolato fondente, gotas de chocolate, kuvertüre, pepitas de chocolate, schokolade, schokotropfen, zartbitterschokolade
`;

/**
 * Parts of joined German words, and of English words written together; a part counts at either end of an unknown word, one of six
 * letters or more anywhere, one after `*` at the end only.
 */
export const COMPOUND_PARTS = `
milk tree_nut ?egg: pistazieneis, haselnusseis, nusseis, walnusseis, mandeleis
milk ?egg: vanilleeis, schokoladeneis, schokoeis, erdbeereis, milcheis, sahneeis, speiseeis, eiscreme, *eisbecher, stracciatellaeis, joghurteis, softeis
sulphite: weißwein, rotwein, portwein, glühwein
milk: milch, sahne, käse, joghurt, jogurt, molke, molken, butter, cheese, cheddar, mozzarella, parmesan, ricotta, mascarpone, gorgonzola, camembert, buttermilk, yoghurt, yogurt, schmand, quark, rahm, rahmgulasch, rahmgeschnetzelt, rahmschnitzel, rahmspinat, rahmsuppe, rahmgemüse, rahmsoße, rahmsauce, *obers, *topfen, vanillesoße
-: kokos{sahne|creme|quark|rahm}, reissahne, rahmenprogramm, erbsenjoghurt, kokosmilch, reismilch, erbsenmilch, hanfmilch, kakaobutter, sheabutter, butternut, butternuss, milchsäure, leberkäse, fleischkäse, cheesecloth, butterfly, buttercup, milkweed, kokosjoghurt, kokossahne, kokosnuss, muskatnuss, buchweizen, buckwheat, eggplant, austernpilz, austernseitling, coconutmilk, coconutcream, cocoabutter, coconut, johannisbrot, kichererbsen, honigmelone, honeydew, chickpea, butterbean
gluten: hafer{joghurt|sahne|quark|käse|creme|rahm}, hafermilch, haferdrink, hafer, gersten, roggen, gluten, barley, oatmeal, oatmilk
tree_nut: marzipan, nougat, krokant, {mandel|cashew|haselnuss}{joghurt|sahne|quark|käse|creme|butter|frischkäse|rahm}, mandelmilch, mandeldrink, mandelmus, mandelbutter, cashewmus, almondmilk, almondbutter, almond, cashew, walnut, hazelnut, pistachio, pecan, macadamia, mandel, haselnuss, haselnüsse, walnuss, walnüsse, pistazien, pinienkern, cashewmilk
peanut: erdnuss, erdnüsse, peanut, erdnussbutter, peanutbutter
?tree_nut ?peanut: *nuss, *nüsse, *nüssen, nusskuchen, nussmischung, nusscreme, nussmus
soy: tofu, tempeh, soja{sahne|quark|käse|butter|rahm}, sojamilch, sojadrink, sojajoghurt, soja, soybean, soymilk, soysauce, edamame
egg: eier, eggnoodle, omelett, *rührei, *spiegelei, *vollei, *eigelb, eigelb, *eiweiß, mayonnaise, remoulade
egg wheat gluten: *spätzle, *knöpfle
wheat gluten: weizen, dinkel, grieß, nudel, *brot, *brötchen, *semmel, *semmeln, *brösel, *brezel, *brezeln, *toast, *zwieback, spaghetti, breadcrumb, lasagne
?wheat ?gluten: *mehl, *teig, *kuchen, *torte, *strudel, *knödel, *klöße, *klößchen, *schnitzel, *frikadelle, *frikadellen, *auflauf, *keks, *kekse, *pfannkuchen, *waffel, *waffeln, *plätzchen
fish: fisch, lachs, sardellen, sardinen, forellelen, *hering, *heringe, heringsfilet, *matjes, matjes, makrele, makrelen, kabeljau, heilbutt, zander, *barsch, *karpfen, *aal, dorsch, thunfisch, *kaviar, salmon, anchovy, mackerel, *fish
crustacean: garnele, garnelen, krabbe, krabben, hummer, languste, langusten, krebs, *krebse, krebsschwänze, krebsfleisch, flusskrebs, scampi, shrimp, prawn, lobster
mollusc: muschel, tintenfisch, austern, calamari, oktopus, *schnecken
sesame: sesam, sesame, tahini
celery: sellerie, celery
mustard: senf, mustard
lupin: lupine
@meat: fleisch, schinken, *speck, *wurst, *würste, *würstchen, rinder, schweine, lamm, kalbs
@poultry: hähnchen, hühnchen, hühner, puten, geflügel, chicken
@honey: honig
@gelatin: gelatine
milk: kaas, karnemelk, roomsaus, roomijs, mjölkchoklad, filmjölk, smörgås, yoghurt, ostsmörgås, *fløde, *fløte, *grädde, *jogurt, *kaas, *kwark, *melk, *mjölk, *mælk, *ostar, *ostsås, *roomboter, *smör, *smør, gräddsås, roomkaas, slagroom
-: cacaoboter, fruchtfleisch, jordnötssmör, jordnøddesmør, kakaosmör, kakaosmør, kokosfløde, kokosgrädde, kokosmelk, kokosmjölk, kokosmælk, peanøttsmør, pindakaas, quittenkäse, rijstmelk, rismjölk, rismælk, tomatenfleisch
gluten: gerst, kaura, ovesn, ovsen, gersten, *rugbrød, *rågbröd, haver, havre, knäcke, rogge
sesame: sezam, szezám
soy: soija, tofoe, sojov, sójov, sojamelk, sojamjölk, sojamælk
tree_nut: nougat, amandel, amandelmelk, amaretti, hasselnöt, hasselnød, hasselnøtt, hazelnoot, hazelnoten, mandelmassa, mandelmjölk, mandelmælk, pistache, valnöt, valnød, valnøtt, walnoot, walnoten
peanut: jordnöt, jordnød, peanøtt, pinda
?tree_nut ?peanut: *noten, *nötter, *nødder, *nøtter, nuss, nüsse
egg: *eieren, *omelet, *ägg
wheat gluten: *boller, *brood, *broodje, *broodjes, *bröd, *brød, *bullar, *bulle, *lasagne, *nudlar, *nudler, *spaghetti, hvetemel, tarwe, vetemjöl
?wheat ?gluten: *bakje, *cake, *deeg, *gebäck, *kage, *kager, *kaka, *kake, *kaker, *kakor, *koek, *koekje, *koekjes, *krapfen, *küchle, *pastete, *roulade, *schnitte, *schnitten, *taart, *tasche, *taschen
fish: *fisk, *forel, fiskfilé, kabeljauw, laksefilet, laxfilé, tonijn, torsk, visfilet, zalm
crustacean: hummer, *kreeft, *rejer, *reker, *räkor, garnaal, garnalen, rejesalat
mollusc: *muslinger, *musslor, inktvis, mossel, mosselen
sesame: sesamzaad
celery: selderij, selleri
mustard: mosterd, senaps, sennep
@meat: kalb, wildschwein, hirsch, *fläsk, *flæsk, *gehakt, *gulasch, *kjøtt, *korv, *kött, *kød, *pølse, *pølser, *skinka, *skinke, *steak, *steaks, *vlees, *worst, *worstje, *worstjes, fläsk, köttfärs, vlees
@poultry: *hendl, *huhn, hønse, kalkoen, kalkon, kippen, kyckling, kylling
@honey: honing, honning, honung
`;

/** How Germanic, Finnic and Hungarian words for dishes begin, in the form of `ENGLISH_TERMS`: too short to count without one of the ends below. */
export const DISH_STARTS = `
milk: room, slagroom, boter, kaas, melk, kwark, ost, oste, grädd, mjölk, fløde, fløte, mælke, ymer, skyr, yoghurt, juusto, kerma, maito, voi, rahka, sajt, tejszin, tej, tejföl, vaj, turo, joghurt, käse, rahm, sahne, milch, butter, quark, topfen
egg: ei, eier, ägg, æg, ægge, egg, egge, muna, kananmuna, tojas
fish: vis, zalm, tonijn, haring, makreel, fisk, fiske, lax, laks, lakse, torsk, torske, sill, silde, makrel, makrell, tonfisk, tunfisk, kala, lohi, tonnikala, silakka, hal, lazac, tonhal, ponty, fisch, lachs, hering, forellen
crustacean: garnalen, kreeften, krab, räk, kräft, krabb, reje, hummer, krabbe, reke, katkarapu, rapu, rák, garnela, krabben, garnelen, krebs, scampi
mollusc: mossel, inktvis, oester, bläckfisk, ostron, muslinge, blæksprutte, blåskjell, kamskjell, simpukka, mustekala, kagylo, tintahal, polip, muschel, tintenfisch, austern
crustacean mollusc: skaldjurs, skaldyrs, skalldyr, skalldyrs, schaaldier
tree_nut: amandel, hazelnoot, walnoot, cashew, pistache, mandel, hasselnöt, valnöt, manteli, mandula, dio, mogyoro, pisztacia, haselnuss, walnuss, valnød, hasselnød
tree_nut ?peanut: nøtte, nødde, pähkinä, nuss, noten, nöt
peanut: pinda, jordnöts, jordnødde, peanøtt, maapähkinä, földimogyoro, erdnuss
soy: soja, soya, soija, szója, ketjap, tofu, miso
wheat: pasta, nudel, makaroni, brood, bröd, hvede, vete, hvete, tarwe, vehnä, búza, kenyer, spaghetti, teszta
gluten: rogge, haver, gerst, råg, havre, korn, rug, byg, bygg, ruis, kaura, ohra, rozs, zab, arpa, roggen, hafer, gersten, malt, øl, bier
sesame: sesam, tahin, seesam, szezam
celery: selderij, selleri, zeller, sellerie
mustard: mosterd, senaps, senneps, sinappi, mustar, senf
sulphite: rodvins, vitvins, hvidvins, hvitvins, rotwein, weißwein, punaviini, wijn
`;

/** How such words end. */
export const DISH_ENDS =
  "soep soppa suppe suppen keitto leves velling soup saus sås sovs kastike szosz martas mártás soße sauce dressing koek kaka kage kake kakku torta taart torte kuchen salade sallad salat salaatti salata brood bröd brød leipä macka mad smörgas gratäng gratin gratang graten grateng gräteng vuoka laatikko fondue pudding puding vanukas paj pie piirakka tærte terte tert pasta rulle rolle rulla tekercs choklad sjokolade chokolade chocolade suklaa csokolade jäätelö glass ijs fagylalt gryta gryte gryde pata pörkölt ragu ragout biff bif biffar pihvi fasirt burgare burger marinade marinad pac creme crème krem kräm kram mousse mos püree puree pure surdeg deig deg dej teig deeg taikina mjöl mel meel jauho liszt otto kiusaus risotto pannetje schotel spies spiess stuvning omelett pizza piza spread horn stang stång is panna pande toast lada";
