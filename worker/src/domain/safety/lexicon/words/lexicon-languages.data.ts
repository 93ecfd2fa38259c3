/**
 * Frequent German, French, Spanish, Italian and Portuguese words, in the form of `ENGLISH_TERMS`. Words that are something else in
 * English ("pan", "pain", "rind") stand only with a companion. German ä, ö, ü also match ae, oe, ue.
 */
export const FOREIGN_TERMS = `
milk: kuhmilch, ziegenmilch, schafmilch, schafsmilch, stutenmilch, frischmilch, rohmilch, dickmilch, sauermilch, milchpulver, magermilchpulver, vollmilchpulver, milcheiweiß, milchprotein, milchzucker, milchfett, milcherzeugnis, milcherzeugnisse, milchprodukte, laktose, lactose, molke, molkenpulver, molkepulver, süßmolke, süßmolkenpulver, molkenprotein, molkeneiweiß, kasein, schlagrahm, obers, rahm, süßrahm, kochsahne, süßrahmbutter, butterreinfett, reibekäse, schafkäse, weichkäse, hartkäse, schnittkäse, schmelzkäse, blauschimmelkäse, hirtenkäse, schimmelkäse, käsesahne, fruchtjoghurt, eiscreme, speiseeis, milcheis, sahneeis, pudding vanille, vollmilchschokolade, weiße schokolade
milk: babeurre, lactosérum, caséine, crème, faisselle, caillé, yogourt, produits laitiers, laitage, chocolat blanc, glace vanille
milk: lácteos, lactosa, manteca de vaca, helado, chocolate blanco
milk: latte scremato, latte vaccino, latte di mucca, latte di capra, latte di pecora, latte in polvere, latte condensato, latticello, latticino, latticini, lattosio, siero di latte, siero del latte, proteine del latte, caseina, caciotta, squacquerone, cioccolato bianco, fiordilatte
milk: laticínios, lacticínios, requeijão, natas, chantili, coalhada, sorvete, chocolate ao leite, chocolate branco
-: kokosmilch, kokosnussmilch, reismilch, reisdrink, hanfmilch, erbsenmilch, kokosjoghurt, kokossahne, kokoscreme, kakaobutter, sheabutter, butterkohl, butterrübe, milchsäure, milchsäurebakterien, butternusskürbis, butternut-kürbis, lait de coco, lait de riz, crème de tartre, crème de marrons, beurre de cacao, beurre de karité, leche de coco, crema de coco, bebida de arroz, leche de arroz, manteca de cacao, nata de coco, crema de tártaro, latte di cocco, latte di riso, crema di cocco, burro di cacao, burro di karité, panna di cocco, leite de coco, leite de arroz, creme de coco, creme de tártaro, manteiga de cacau, lait de chanvre
gluten #grain: hafersahne, crème d'avoine, latte di avena
tree_nut: nougat, {mandel|cashew|haselnuss}{joghurt|sahne|quark|käse|creme|butter|frischkäse|rahm}, haselnussmilch, haselnussdrink, cashewmilch, cashewdrink, nussmilch, lait de noisette, lait de cajou, beurre d'amande, beurre de cajou, crema de almendras, mantequilla de almendra, latte di mandorle, crema di mandorle, burro di mandorle, leite de castanha, manteiga de amêndoa
soy: soja{sahne|quark|käse|butter|rahm}, sojacreme, soja, sojabohne, sojabohnen, sojaprotein, sojaeiweiß, sojamehl, sojaöl, sojaflocken, sojasprossen, sojagranulat, yaourt de soja, crème de soja, lécithine de soja, farine de soja, yogur de soja, nata de soja, brotes de soja, harina de soja, leche de soya, yogurt di soia, panna di soia, farina di soia, iogurte de soja, farinha de soja, tofou
soy wheat gluten: sauce de soja, salsa de soya, molho inglês de soja
peanut: erdnusscreme, erdnusssoße, erdnusssauce, erdnusskerne, erdnussmehl, beurre d'arachide, arachides, pâte d'arachide, manises, crema de cacahuete, crema de cacahuate, burro d'arachidi, crema di arachidi, nocciolina americana, noccioline, pasta de amendoim, creme de amendoim
tree_nut peanut: nüsse, nussmischung, nusskerne, frutos secos, fruta seca de casca, frutta secca, frutta a guscio, oleaginosas, mélange de noix, fruits secs oléagineux
tree_nut: schalenfrucht, baumnüsse, mandel, mandelblättchen, mandelsplitter, mandelstifte, mandelkerne, mandelmehl, mandelöl, haselnussmus, haselnussöl, haselnusskerne, walnussöl, walnusskerne, cashewnüsse, pistazie, pistazienkerne, macadamianüsse, marzipanrohmasse, bittermandel, bittermandelöl
tree_nut milk soy: nuss-nougat-creme, nussnougatcreme, pâte à tartiner aux noisettes, crema de avellanas, crema de cacao y avellanas, crema di nocciole, crema alla nocciola, creme de avelã
tree_nut: fruit à coque, pâte d'amande, cajou, pignons, nougat de montélimar, crème de noisettes, dragée, amandine
tree_nut: frutos de cáscara, nuez, marañón, castaña de cajú, pacanas, ajo blanco, ajoblanco
tree_nut: noce, mandorla, pasta di mandorle, nocciola, farina di nocciole, pasta di nocciole, pistacchio, pinolo, amaretto di saronno
tree_nut: noz, farinha de amêndoas, pinhão, pinhões
milk tree_nut: sauce pesto, salsa pesto
-: kokosnüsse, kokosraspel, kokosraspeln, kokosflocken, kokosöl, kokosmehl, kokosblütenzucker, kokosfett, muskatnuss, muskat, esskastanie, esskastanien, erdmandel, erdmandeln, kastanie, kastanien, maroni, noix de coco, noix de coco râpée, lait de noix de coco, huile de noix de coco, noix de muscade, muscade, noix muscade, châtaignes, marrons, crème de châtaigne, noix de kola, nuez moscada, nuez de coco, castañas, castaña de agua, horchata de chufa, harina de coco, aceite de coco, noce moscata, noce di cocco, castagna, castagne, farina di cocco, olio di cocco, noz moscada, castanha portuguesa, castanha portuguesa assada, óleo de coco, nussig, nussiger geschmack, nuez de cola
@meat: noix de veau, noix de boeuf, nuss vom kalb, kalbsnuss, noix de porc, nuez de ternera
mollusc: noix de saint jacques
egg: eiweißpulver, hühnerei, hühnereier, vollei, eipulver, hühnereiweiß, wachtelei, wachteleier, freilandeier, spiegelei, spiegeleier, rührei, rühreier, eiersalat, eierspeise
egg: œufs de caille, ovoproducto, tortilla de huevo, tortilla francesa, meringhe, omelete
egg wheat gluten: eiernudel, eierteigwaren, schupfnudeln, nouilles aux œufs, pâtes fraîches, fideos al huevo, fideos de huevo, pasta al huevo, pasta de huevo, pasta fresca, massa com ovos, macarrão com ovos
egg wheat gluten milk: pfannenkuchen, gaufres, waffeln, biskuit, biskuitteig, rührkuchen, hefezopf, gugelhupf, krapfen, berliner, windbeutel, quiche aux légumes, gâteau, gâteaux, pâte à crêpe, pâte à choux, viennoiseries, magdalenas, bizcochos, rosquillas, tortitas, panqueques, torta della nonna, pastel de nata, pastéis de nata, bolos, sonho recheado, panquecas
-: eierschwammerl, eierfrucht, eierpflaume, eistee, eiswürfel
wheat gluten #grain: weizen, weizenvollkornmehl, weizenkleie, weizenkeime, weizenstärke, weizengrieß, weizengluten, weizeneiweiß, weizenprotein, weizenflocken, weizenbrot, weizenkörner, hartweizen, hartweizennudeln, vollkornweizen, weißmehl, hartweizengriess, dinkelvollkornmehl, dinkelflocken, dinkelnudeln, dinkelbrot, grünkern, grünkernmehl, kamutmehl, emmermehl, einkornmehl, bulgurweizen, seitanwurst, nudel, nudeln, bandnudeln, suppennudeln, makkaroni, teigwaren, lasagneplatten, brote, graubrot, mischbrot, bauernbrot, knoblauchbrot, semmel, semmeln, schrippe, panade, paniert, weckmehl, brezel, brezeln, breze, laugengebäck, laugenstange, mürbeteig, hefeteig, pizzateig, strudelteig, filoteig, yufkateig, zwieback, knödelbrot, semmelknödel, serviettenknödel, keks, kekse, butterkeks, plätzchen, löffelbiskuit, teigtaschen, maultasche, maultaschen, tortelloni teig, pumpernickelbrot
wheat gluten #grain: blé, froment, boulgour, pâtes alimentaires, pâtes à la, les pâtes, des pâtes, nouilles, coquillettes, pain grillé, pain rassis, pain de campagne, tranches de pain, mie de pain, biscottes, tartines, pâte brisée, pâte sablée, pâte à pizza, feuilles de brick, galette de blé, biscuit sec
wheat gluten #grain: trigo, espagueti, tallarines, lasaña, canelones, pan tostado, pan de ajo, pan duro, pan frito, pan de hamburguesa, rebanadas de pan, barra de pan, pan con tomate, bocadillos, tostada de pan, picatostes, galletas, masa quebrada, masa de pizza, masa de empanada, empanado, rebozado, cus cus, migas de pan
wheat gluten #grain: grano duro, grano tenero, frumento, semolino, crusca, crusca di grano, germe di grano, glutine, pane, pane raffermo, pane grattugiato, pane di semola, pan grattato, pancarrè, mollica di pane, mollica, fetta di pane, fette di pane, fette biscottate, fetta biscottata, crostino, crostini di pane, grissino, piadina, piadine, panino, panini, schiacciata, pizza bianca romana, sfoglia, maccheroni, tagliolini, tonnarelli, lasagne fresche, biscotto, biscotti secchi, cous cous di grano
wheat gluten #grain: farinha, triguilho, glúten, pães, torradas, macarrão, massa folhada, massa de pizza, massa quebrada, massa filo, massa de lasanha, massa de trigo, espaguete, esparguete, lasanha, talharim, bolachas, biscoitos, cuscuz marroquino, quibe, empanado com farinha, milanesa
-: buchweizenmehl, reismehl, vollkornreismehl, klebreismehl, maismehl, maisgrieß, maisstärke, speisestärke, kartoffelmehl, kartoffelstärke, kichererbsenmehl, kichererbsennudeln, linsenmehl, linsennudeln, erbsenmehl, bohnenmehl, hirsemehl, hirse, hirseflocken, quinoamehl, amaranthmehl, tapiokamehl, tapiokastärke, johannisbrotkernmehl, johannisbrot, johannisbrotmehl, guarkernmehl, leinsamenmehl, leinmehl, kastanienmehl, erdmandelmehl, bananenmehl, teffmehl, glasnudeln, glasnudel, reisnudeln, reisnudel, maisnudeln, maistortillas, konjaknudeln, zucchininudeln, zoodeln, reispapier, reiswaffel, reiswaffeln, maiswaffel, maiswaffeln, sarrasin, farine de sarrasin, blé sarrasin, farine de riz, farine de maïs, farine de pois chiches, farine de coco, farine de châtaignes, farine de lentilles, farine de manioc, farine de quinoa, farine de teff, farine de millet, galettes de riz, nouilles de riz, vermicelle de riz, pâtes de riz, pâtes de maïs, pâtes de lentilles, pâtes de pois chiches, pommes de terre, fécule de maïs, fécule de pomme de terre, semoule de maïs, harina de arroz, harina de maíz, harina de garbanzos, harina de yuca, harina de mandioca, harina de sarraceno, harina de quinoa, harina de castaña, harina de tapioca, harina de patata, fécula de patata, fécula de maíz, almidón de maíz, fideos de arroz, tortillas de maíz, masa de maíz, pasta de arroz, pasta de lentejas, pasta de maíz, farina di riso, farina di mais, farina di ceci, farina di castagne, farina di lenticchie, farina di quinoa, farina gialla, farina di tapioca, fecola di patate, fecola, amido di mais, pasta di riso, pasta di mais, pasta di lenticchie, pasta di ceci, pasta di legumi, noodles di riso, spaghetti di riso, farinha de arroz, farinha de mandioca, farinha de milho, farinha de grão de bico, farinha de tapioca, farinha de coco, farinha de linhaça, farinha de banana, farinha de batata, polvilho, polvilho doce, amido de milho, fécula de batata, massa de arroz, macarrão de arroz, cuscuz de milho
gluten #grain: roggen, roggenvollkornmehl, roggenflocken, roggenmischbrot, schwarzbrot, gerste, gerstenmehl, gerstenflocken, gerstengraupen, perlgraupen, rollgerste, gerstenmalz, gerstenmalzextrakt, malz, malzextrakt, malzbier, weißbier, weizenbier, hafer, haferkleie, hafermehl, hafergrütze, haferbrei, haferkekse, getreide, hefeextrakt, seigle, farine de seigle, orge, avoine, farine d'avoine, extrait de levure, malta, centeno, harina de centeno, harina de avena, extracto de levadura, orzo mondo, malto, malto d'orzo, segale, farina di segale, pane di segale, farina di avena, farina d'avena, crusca d'avena, estratto di lievito, cevada, cevadinha, malte, centeio, farinha de centeio, pão de centeio, farinha de aveia, extrato de levedura
?wheat ?gluten: getreideflocken, müsli, müsliriegel, frühstücksflocken, cereal integral, cereali, cereais, grano, massa, amidon modifié, almidón modificado, amido modificato, amido modificado, modifizierte stärke, knödel, klöße, teig, soße gebunden, bratensoße
fish: fischsoße, wildlachs, dorsch, köhler, räucherforelle, regenbogenforelle, saibling, matjes, bückling, räuchermakrele, sardelle, sardellenfilet, aal, räucheraal, karpfen, steinbutt, rotbarsch, barsch, goldbrasse, hecht, wels, pangasiusfilet, seeteufel, schwertfisch, stockfisch, kaviar, forellenkaviar, rogen, sprotte, seehecht, tilapiafilet, viktoriabarsch
fish wheat gluten: fischstäbchen, bâtonnets de poisson, palitos de pescado, bastoncini di pesce
fish: morue, lieu jaune, églefin, maquereaux, loup de mer, daurade, merlan, merlu, limande, carrelet, raie, anguille, carpe, espadon, œufs de saumon, œufs de lump, œufs de poisson
fish: caldo de pescado, pescadilla, dorada, rodaballo, mero, emperador, anguila, angulas, corvina, besugo, mojama, huevas, ventresca, jurel, palometa
fish: pesci, brodo di pesce, acciuga, pasta d'acciughe, sarde, cernia, dentice, triglia, triglie, anguilla, aringhe, palombo, luccio, uova di lompo, uova di pesce, platessa
fish: caldo de peixe, pescada, dourada, garoupa, espadarte, enguia, carapau, badejo, cherne, pargo
crustacean: garnele, riesengarnele, riesengarnelen, krabbe, krabben, nordseekrabben, krebs, krebse, flusskrebs, flusskrebse, krebstier, krustentiere, hummerschwanz, languste, langusten, crustacés, tourteau, écrevisses, crustáceos, buey de mar, crostaceo, crostacei, gambero, gamberetto, granchi, astici, cicala di mare, camarões, caranguejos
crustacean mollusc: schalentiere, mariscada, mariscos
fish crustacean mollusc: meeresfrucht, frutos do mar, frutos de mar, zarzuela, zuppa di pesce, caldeirada
mollusc: weichtiere, muschel, muscheln, miesmuschel, jakobsmuschel, herzmuschel, herzmuscheln, auster, austernsauce, tintenfischringe, kalmare, oktopus, krake, sepia, schnecke, schnecken, weinbergschnecke, weinbergschnecken, mollusques, coque de mer, coquillages, bigorneau, pétoncles, seiches, pieuvre, ormeau, moluscos, navajas, mollusco, molluschi, vongola, lumaca, lumache di mare, tellina, vieiras gratinadas, caracóis
-: austernpilze, austernseitlinge, kräuterseitling, pleurotes, setas de ostra, seta ostra, cogumelo ostra
sesame: sesamsamen, sesammus, sesamkörner, sesamsaat, tahinpaste, pâte de sésame, crème de sésame, pasta de sésamo, sesamo, pasta di sesamo, crema di sesamo, pasta de gergelim
celery: sellerie, selleriesalz, selleriesamen, selleriepulver, suppengemüse, apionabo, salsão
mustard: mostarda, senfkorn, senfsaat, senfpulver, senfmehl, senföl, senfsoße, senfsauce, dijonsenf, senfgurken, honigsenf, vinaigrette à la moutarde, mostaza de dijon, grano de mostaza, mostarda dijon
lupin: lupinen, lupinenmehl, lupinenschrot, süßlupine, süßlupinen, lupinenprotein, lupineneiweiß, farine de lupin, altramuces, harina de altramuz, lupino, farina di lupini, farinha de tremoço
sulphite: schwefeldioxid, schwefeldioxyd, geschwefelt, sulfites, anhydride sulfureux, dioxyde de soufre, sulfitos, dióxido de azufre, anhídrido sulfuroso, solfito, solfiti, anidride solforosa, dióxido de enxofre
sulphite #alcohol: wein, kochwein, sekt, schaumwein, portwein, vin, vino, spumante, vinho, espumante, cidre, sidra, sidro, apfelwein
sulphite: weinessig, balsamessig, balsamicoessig, vinagre de vinho, abricots secs, orejones, albaricoques secos, albicocche secche, damascos secos, getrocknete aprikosen
-: weinblatt, weinblätter, weintraube, weintrauben, weinstein, weinsteinbackpulver, weinsteinsäure, vinagre de manzana, vinaigre de cidre, aceto di mele, vinagre de maçã, apfelessig, sulfat, sulfato, solfato
@meat: fleisch, faschiertes, gulasch, rinderbraten, rinderleber, roastbeef, ochsenschwanz, schweinebraten, schweineschnitzel, schweineschmalz, kotelett, kasseler, eisbein, spanferkel, griebenschmalz, mett, kalb, kalbfleisch, kalbsleber, kalbshaxe, lamm, lammkeule, lammhack, lammkotelett, hammel, wildfleisch, wildschwein, hirsch, hirschfleisch, rehfleisch, rehrücken, hasenbraten, kaninchen, leber, leberknödel, nieren, frikadelle, frikadellen, bulette, buletten, fleischbällchen, fleischpflanzerl, hackbraten, hackbällchen, schnitzel wiener art, viandes, rôti de porc, veau, gigot, mouton, chevreuil, sanglier, cerf, lièvre, lapin, foie, rognons, boulettes de viande
@meat: carnes, vacuno, solomillo, chuletón, chuletas, costillas, panceta de cerdo, cochinillo, lechón, cabrito, venado, ciervo, jabalí, conejo, hígado, riñones, callos, albóndigas, rabo de toro, rabo de res, chicharrón, milanesa de res, macinato, costine, vitello, scaloppina, scaloppine, abbacchio, capretto, cinghiale, cervo, lepre, coniglio, fegato, trippa, polpetta, polpette, polpettone, ragù, ragù alla bolognese, picanha, alcatra, fraldinha, maminha, acém, costelas, porco, costeletas, leitão, banha, torresmo, vitela, borrego, veado, javali, coelho, fígado, dobrada, almôndegas, feijoada completa
@meat #processed-meat: schinkenwürfel, speckwürfel, bauchspeck, frühstücksspeck, schinkenspeck, würstchen, wiener würstchen, mettwurst, teewurst, blutwurst, fleischwurst, jagdwurst, salami scheiben, lyoner, mortadella wurst, cervelat, landjäger, leberkäse, fleischkäse, aufschnitt, jambon de parme, lard fumé, poitrine fumée, saucisse de strasbourg, chorizo espagnol, andouillette, boudin noir, pâté de foie, panceta, beicon, salchichón, morcilla de burgos, sobrasada, fuet, lomo embuchado, cecina, guanciale romano, bresaola della valtellina, salsicce, würstel, salame piccante, fiambre, toucinho, salsichas, paio, morcela, farinheira, alheira, chouriço de carne, mortadela, salame italiano
@poultry: huhn, hühner, hähnchenfilet, hähnchenkeule, hähnchenfleisch, hühnerfleisch, hühnerkeule, hühnerfond, hühnerleber, brathähnchen, backhendl, hendl, pute, putenfleisch, putenschinken, truthahn, ente, gans, gänsebrust, gänseschmalz, geflügel, geflügelbrühe, geflügelfond, geflügelfleisch, geflügelwurst, wachtel, wachteln, perlhuhn, bouillon de volaille, canard, oie, foie de volaille, caldo de ave, caldo de frango, carne de peru, peru assado, coxinha
@meat ?celery: rinderbrühe, rinderfond, fleischbrühe, kalbsfond, wildfond, bouillon de bœuf, fond de veau, caldo de carne, caldo de res, caldo de hueso, brodo di carne, brodo di manzo, fondo bruno, caldo de costela
?milk: milchreis
?celery: gemüsebrühe, gemüsefond, brühe, suppenwürfel, brühwürfel, bouillon de légumes, cube de bouillon, caldo de verduras, caldo vegetal, pastilla de caldo, cubito de caldo, caldo, brodo vegetale, brodo, dado da brodo, dado vegetale, caldo de legumes, cubo de caldo
@gelatin: blattgelatine, gelatinepulver, speisegelatine, gummibärchen, feuilles de gélatine, gelatina, colla di pesce
@honey: blütenhonig, akazienhonig, bienenhonig
?milk ?soy ?tree_nut #added-sugar: schokolade, zartbitterschokolade, kuvertüre, schokotropfen, chocolat, chocolat noir, pépites de chocolat, chocolate negro, pepitas de chocolate, cioccolato, cioccolato fondente, gocce di cioccolato, chocolate amargo, chocolate meio amargo, gotas de chocolate
-: honigmelone, fleischtomaten, kichererbse, kichererbsen, pois chiches, cece, ceci, grão de bico, miel de maple, sirop d'érable
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
gluten: gersten, *rugbrød, *rågbröd, haver, havre, knäcke, rogge
soy: sojamelk, sojamjölk, sojamælk
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
