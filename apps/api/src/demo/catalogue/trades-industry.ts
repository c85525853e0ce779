import { detractions, trade } from './trade.ts'

/** Trades that only some lines of business need. */
export const industryTrades = {
  produce: trade(
    ['MERCADO MAYORISTA HUERTA DE CAÑETE E.I.R.L.', 'AGRÍCOLA SEMBRÍOS DE TARMA S.A.C.'],
    [
      ['CEBOLLA ROJA FRESCA', 'KGM', 180, 320, 120],
      ['PAPA AMARILLA DE TARMA', 'KGM', 260, 450, 150],
      ['LIMÓN SUTIL', 'KGM', 350, 890, 60],
      ['CAMOTE MORADO', 'KGM', 150, 260, 90],
      ['AJÍ LIMO FRESCO', 'KGM', 800, 1500, 12],
      ['PALTA HASS CATEGORÍA I, CALIBRE 18', 'KGM', 480, 820, 80],
    ],
    { lines: [2, 6], series: ['F001', 'E001'], tax: 'exonerated' },
  ),
  seafood: trade(
    ['PESCADOS Y MARISCOS CALETA GRAU E.I.R.L.'],
    [
      ['CORVINA FRESCA EVISCERADA', 'KGM', 2400, 3800, 40],
      ['PULPO CONGELADO', 'KGM', 2900, 4200, 25],
      ['CONCHA DE ABANICO, DOCENA', 'DZN', 1400, 2300, 30],
      ['LANGOSTINO ENTERO', 'KGM', 2800, 3900, 20],
    ],
    { lines: [1, 4], tax: 'exonerated' },
  ),
  groceries: trade(
    ['ABARROTES Y CONSERVAS EL TROJE S.A.C.'],
    [
      ['ACEITE VEGETAL, BIDÓN X 20 L', 'NIU', 9800, 13200, 10],
      ['AZÚCAR RUBIA, SACO X 50 KG', 'BG', 13500, 16900, 6],
      ['SALSA DE SOYA X 4 L', 'GLL', 1900, 2900, 8],
      ['HARINA DE TRIGO SIN PREPARAR, SACO X 50 KG', 'BG', 11000, 13900, 8],
    ],
    { lines: [1, 4], sellsBags: true },
  ),
  milledRice: trade(
    ['MOLINO LA ESPIGA DE GUADALUPE S.R.L.'],
    [
      ['ARROZ EXTRA AÑEJO, SACO X 50 KG', 'BG', 15500, 19800, 12],
      ['ARROZ SUPERIOR, SACO X 49 KG', 'BG', 13500, 16900, 12],
    ],
    { lines: [1, 2], tax: 'ivap' },
  ),
  bottledGas: trade(
    ['ENVASADORA DE GAS LLAMA VIVA S.A.C.'],
    [['GAS LICUADO DE PETRÓLEO, BALÓN 45 KG', 'NIU', 14500, 17800, 6]],
    {
      lines: [1, 1],
    },
  ),
  agriculture: trade(
    ['AGROQUÍMICOS Y SEMILLAS WIRACOCHA DEL NORTE S.A.C.', 'FERTILIZANTES PUNTA GUAÑAPE S.A.'],
    [
      ['UREA AGRÍCOLA 46 % N, SACO X 50 KG', 'BG', 9800, 13900, 80, 'exonerated'],
      ['SULFATO DE POTASIO SOLUBLE, SACO X 25 KG', 'BG', 11800, 15800, 60, 'exonerated'],
      ['INSECTICIDA SISTÉMICO X 1 L', 'NIU', 9500, 18500, 20, 'exonerated'],
      ['CINTA DE GOTEO 16 MM, ROLLO X 2,300 M', 'NIU', 48000, 62000, 12],
      ['BANDEJA DE GERMINACIÓN 200 CELDAS', 'NIU', 650, 980, 300],
    ],
    { lines: [1, 5], foreign: [['USD', 45]] },
  ),
  packhouse: trade(
    ['SERVICIOS DE POSTCOSECHA TAMBOVALLE S.A.C.', 'ENVASES AGROINDUSTRIALES MOCHICA S.A.C.'],
    [
      ['SERVICIO DE PROCESO Y EMPAQUE DE PALTA, KG PROCESADO', 'KGM', 85, 140, 22000],
      ['CAJA PLÁSTICA COSECHERA 20 KG', 'NIU', 1900, 2600, 300],
      ['CAJA DE CARTÓN 4 KG EXPORTACIÓN, IMPRESA', 'NIU', 210, 310, 6000],
    ],
    { lines: [1, 3], foreign: [['USD', 20]] },
  ),
  equipmentEurope: trade(
    ['MAQUINARIA EUROPEA DEL PACÍFICO S.A.'],
    [
      ['REPUESTO DE CALIBRADORA: CINTA TRANSPORTADORA', 'NIU', 168000, 352000, 2],
      ['SENSOR ÓPTICO DE CLASIFICACIÓN', 'NIU', 244000, 480000, 1],
      ['KIT DE AGUJAS Y SELECTORES PARA TEJEDORA CIRCULAR', 'SET', 112000, 228000, 3],
    ],
    { lines: [1, 2], series: ['F001'], foreign: [['EUR', 100]] },
  ),
  fabrics: trade(
    ['HILANDERÍA ALGODÓN TANGÜIS S.A.', 'TEJIDOS DE PUNTO KUSI S.A.C.', 'AVÍOS Y CIERRES LA VICTORIA E.I.R.L.'],
    [
      ['HILO PEINADO 30/1 ALGODÓN PIMA', 'KGM', 2100, 2950, 240],
      ['TELA JERSEY 24/1 REACTIVO, COLOR NEGRO', 'KGM', 2900, 3900, 180],
      ['TELA FRENCH TERRY PERCHADO', 'KGM', 3100, 4200, 150],
      ['CIERRE NYLON 18 CM X 100', 'PK', 2900, 4600, 25],
      ['BOTÓN 4 HUECOS 18 L X 144', 'PK', 900, 1600, 40],
      ['HILO DE COSTURA 40/2, CONO X 5,000 YDS', 'NIU', 590, 980, 120],
    ],
    { lines: [1, 8] },
  ),
  tailoring: trade(
    ['TALLER DE CONFECCIONES SAN COSME E.I.R.L.', 'BORDADOS Y ESTAMPADOS ILLARI S.R.L.'],
    [
      ['SERVICIO DE CONFECCIÓN DE POLO CUELLO REDONDO', 'NIU', 320, 480, 900],
      ['SERVICIO DE ESTAMPADO A 4 COLORES', 'NIU', 150, 260, 900],
      ['SERVICIO DE BORDADO DE LOGO', 'NIU', 180, 290, 700],
    ],
    { lines: [1, 2], detraction: detractions.tailoring },
  ),
  medicines: trade(
    ['DROGUERÍA CENTRAL BOTICARIA S.A.', 'LABORATORIOS FARMAQUÍMICA ANDES S.A.', 'IMPORTADORA MÉDICA HAMPI S.A.C.'],
    [
      ['PARACETAMOL 500 MG X 100 TABLETAS', 'BX', 650, 1150, 300],
      ['AMOXICILINA 500 MG X 100 CÁPSULAS', 'BX', 1900, 2900, 120],
      ['LOSARTÁN 50 MG X 30 TABLETAS', 'BX', 750, 1350, 150],
      ['METFORMINA 850 MG X 30 TABLETAS', 'BX', 690, 1190, 200, 'exonerated'],
      ['TAMOXIFENO 20 MG X 30 TABLETAS', 'BX', 4900, 7900, 30, 'exonerated'],
      ['INSULINA GLARGINA 100 UI/ML, LAPICERO', 'NIU', 5900, 8900, 40, 'exonerated'],
      ['ALCOHOL MEDICINAL 96° X 1 L', 'NIU', 690, 1100, 96],
      ['MASCARILLA DESCARTABLE DE 3 PLIEGUES X 50', 'BX', 590, 990, 120],
      ['IBUPROFENO 400 MG X 100 TABLETAS', 'BX', 890, 1490, 180],
      ['SUERO FISIOLÓGICO 0.9 % X 1 L', 'NIU', 390, 690, 240],
      ['GUANTES DE NITRILO TALLA M X 100', 'BX', 1890, 2790, 60],
      ['VITAMINA C 1 G X 10 TABLETAS EFERVESCENTES', 'NIU', 690, 1090, 90],
    ],
    { lines: [1, 12] },
  ),
  construction: trade(
    ['CONCRETOS SILLUSTANI S.A.C.', 'ACEROS Y PERFILES CHILINA ALTA S.A.', 'LADRILLERA EL HORNO DE CARABAYLLO S.A.C.'],
    [
      ['CONCRETO PREMEZCLADO F’C 210 KG/CM2', 'MTQ', 24500, 29800, 36],
      ['ACERO CORRUGADO 5/8" X 9 M', 'NIU', 4900, 6200, 220],
      ['LADRILLO KING KONG 18 HUECOS, MILLAR', 'MIL', 78000, 98000, 9],
      ['AGREGADO GRUESO 1/2"', 'MTQ', 5200, 7400, 40],
      ['PLANCHA DE TECNOPOR 4 X 8 PIES X 2"', 'NIU', 1900, 2900, 100],
    ],
    { lines: [1, 5] },
  ),
  buildingWorks: trade(
    [
      'CONTRATISTAS GENERALES TAMBOMACHAY S.A.C.',
      'INSTALACIONES SANITARIAS Y ELÉCTRICAS ROQUE S.R.L.',
      'ESTRUCTURAS METÁLICAS CAYMA S.A.C.',
    ],
    [
      ['VALORIZACIÓN N.º ## – PARTIDA ESTRUCTURAS, OBRA MULTIFAMILIAR LOS SAUCES', 'ZZ', 900000, 2600000, 1],
      ['VALORIZACIÓN N.º ## – INSTALACIONES ELÉCTRICAS', 'ZZ', 380000, 1100000, 1],
      ['TARRAJEO Y ACABADOS, AVANCE {mes}', 'ZZ', 260000, 820000, 1],
    ],
    { lines: [1, 2], series: ['E001', 'F001'], detraction: detractions.construction },
  ),
} as const
