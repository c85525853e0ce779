import { detractions, trade } from './trade.ts'

/** Trades of services that any company hires. */
export const servicesTrades = {
  freight: trade(
    [
      'TRANSPORTES VALLE DEL MANTARO S.A.C.',
      'CARGA Y LOGÍSTICA APURÍMAC EXPRESS S.R.L.',
      'CORPORACIÓN DE TRANSPORTES INTERPROVINCIALES HERMANOS ÑAHUINCOPA DE LA SIERRA CENTRAL SOCIEDAD COMERCIAL DE RESPONSABILIDAD LIMITADA',
    ],
    [
      ['FLETE LIMA – HUANCAYO, GUÍA T001-0000####', 'ZZ', 45000, 180000, 1],
      ['FLETE LIMA – AREQUIPA, GUÍA T001-0000####', 'ZZ', 90000, 260000, 1],
      ['FLETE LIMA – TRUJILLO, GUÍA V001-000####', 'ZZ', 60000, 190000, 1],
      ['SERVICIO DE REPARTO LIMA METROPOLITANA, {mes}', 'ZZ', 25000, 90000, 1],
    ],
    { lines: [1, 2], series: ['FA01', 'E001', 'F001'], detraction: detractions.freight },
  ),
  security: trade(
    ['SEGURIDAD INTEGRAL PACHACÚTEC S.A.C.'],
    [
      ['SERVICIO DE VIGILANCIA DIURNA, {mes}', 'ZZ', 320000, 480000, 1],
      ['SERVICIO DE VIGILANCIA NOCTURNA, {mes}', 'ZZ', 360000, 520000, 1],
    ],
    { lines: [1, 2], detraction: detractions.staffing },
  ),
  upkeep: trade(
    ['SERVICIOS GENERALES HUASCARÁN S.R.L.', 'MANTENIMIENTOS TÉCNICOS SULLANA E.I.R.L.'],
    [
      ['MANTENIMIENTO DE AIRE ACONDICIONADO, {mes}', 'ZZ', 45000, 160000, 1],
      ['MANTENIMIENTO PREVENTIVO DE MONTACARGAS', 'ZZ', 80000, 240000, 1],
      ['REPARACIÓN DE TABLERO ELÉCTRICO, INCLUYE REPUESTOS', 'ZZ', 60000, 190000, 1],
      ['RECARGA DE EXTINTORES PQS 6 KG', 'NIU', 3500, 5500, 12],
    ],
    { lines: [1, 3], series: ['F002', 'E001'], detraction: detractions.maintenance },
  ),
  consulting: trade(
    ['CONSULTORES TRIBUTARIOS YACHAY S.A.C.', 'ASESORÍA LEGAL Y LABORAL CASTAÑEDA NIETO S. CIVIL DE R.L.'],
    [
      ['SERVICIO DE ASESORÍA CONTABLE Y TRIBUTARIA, {mes}', 'ZZ', 90000, 280000, 1],
      ['ELABORACIÓN DE PLANILLA ELECTRÓNICA Y BOLETAS DE PAGO, {mes}', 'ZZ', 60000, 120000, 1],
      [
        'ASESORÍA LEGAL EN CONTRATOS COMERCIALES, SEGÚN PROPUESTA 0##-202#: REVISIÓN DE CLÁUSULAS, ADENDAS Y ACOMPAÑAMIENTO EN NEGOCIACIÓN CON PROVEEDORES',
        'ZZ',
        150000,
        450000,
        1,
      ],
    ],
    { lines: [1, 2], series: ['E001'], detraction: detractions.services },
  ),
  advertising: trade(
    ['AGENCIA CREATIVA COLIBRÍ AZUL S.A.C.', 'IMPRENTA GRÁFICA BREÑA S.R.L.'],
    [
      ['CAMPAÑA EN REDES SOCIALES, {mes}', 'ZZ', 80000, 320000, 1],
      ['IMPRESIÓN DE VOLANTES A5 FULL COLOR', 'MIL', 9500, 14500, 8],
      ['GIGANTOGRAFÍA 3 X 2 M CON INSTALACIÓN', 'NIU', 18000, 32000, 3],
      ['IMPRESIÓN DE GUÍAS Y FORMATOS INTERNOS X 50 JUEGOS', 'NIU', 1900, 3200, 40],
    ],
    { lines: [1, 4], detraction: detractions.otherServices },
  ),
  premises: trade(
    ['INMOBILIARIA CERRO AZUL DE SURCO S.A.C.'],
    [
      ['ALQUILER DE LOCAL COMERCIAL Y ALMACÉN, {mes}', 'ZZ', 450000, 450000, 1],
      ['ALQUILER DE OFICINA Y COCHERA, {mes}', 'ZZ', 210000, 210000, 1],
    ],
    { lines: [1, 1], series: ['F001'], detraction: detractions.leasing },
  ),
  machinery: trade(
    ['ALQUILERES Y MAQUINARIAS AREQUIPA S.A.C.', 'EQUIPOS PESADOS CORDILLERA BLANCA S.A.'],
    [
      ['ALQUILER DE MONTACARGAS 2.5 T, 15 DÍAS', 'ZZ', 180000, 320000, 1],
      ['ALQUILER DE EXCAVADORA SOBRE ORUGAS, HORA MÁQUINA', 'HUR', 19000, 26000, 60],
      ['ALQUILER DE GRUPO ELECTRÓGENO 100 KVA, {mes}', 'ZZ', 240000, 390000, 1],
      ['ALQUILER DE ANDAMIOS CERTIFICADOS, CUERPO', 'NIU', 2500, 4200, 80],
    ],
    { lines: [1, 3], series: ['FA01', 'F001'], detraction: detractions.leasing, foreign: [['USD', 25]] },
  ),
  internet: trade(
    ['TELECOMUNICACIONES RÍMAC S.A.C.'],
    [
      ['INTERNET DEDICADO 200 MBPS Y TELEFONÍA, {mes}', 'ZZ', 45000, 98000, 1],
      ['PLAN MÓVIL CORPORATIVO, LÍNEA 9########', 'ZZ', 4200, 8400, 12],
      ['NUBE PRIVADA: 2 SERVIDORES VIRTUALES, {mes}', 'ZZ', 38000, 72000, 1],
    ],
    { lines: [1, 3], series: ['F015'], foreign: [['USD', 20]] },
  ),
  meals: trade(
    ['RESTAURANTE SABOR CHORRILLANO E.I.R.L.', 'PICANTERÍA LA CHACRA DE TIABAYA E.I.R.L.'],
    [
      ['CONSUMO, MENÚ EJECUTIVO', 'NIU', 1600, 2800, 14],
      ['CONSUMO DE ALIMENTOS Y BEBIDAS', 'NIU', 9000, 32000, 1],
      ['ALMUERZO DE CONFRATERNIDAD, {mes}', 'NIU', 2800, 4600, 25],
    ],
    { lines: [1, 2], series: ['FF01', 'F001'], tax: 'reduced' },
  ),
  lodging: trade(
    ['HOTELERÍA COSTA VERDE PIURA S.A.C.', 'HOSPEDAJE RUMI WASI CUSCO E.I.R.L.'],
    [
      ['HOSPEDAJE, HABITACIÓN SIMPLE POR NOCHE', 'NIU', 11000, 21000, 4],
      ['HOSPEDAJE, HABITACIÓN DOBLE POR NOCHE', 'NIU', 16000, 29000, 3],
      ['SERVICIO DE LAVANDERÍA', 'ZZ', 2500, 6500, 1],
    ],
    { lines: [1, 3], series: ['F003'], tax: 'reduced' },
  ),
  health: trade(
    ['CLÍNICA OCUPACIONAL SANTA ROSILLA S.A.C.'],
    [
      ['EXÁMENES MÉDICOS OCUPACIONALES, PERFIL OPERARIO', 'NIU', 9500, 16000, 14],
      ['CAMPAÑA DE VACUNACIÓN CONTRA LA INFLUENZA', 'NIU', 4500, 6900, 20],
    ],
    { lines: [1, 2], detraction: detractions.otherServices },
  ),
  training: trade(
    ['INSTITUTO TÉCNICO SUPERIOR AMAUTA DEL SUR S.A.C.'],
    [
      ['CURSO DE SEGURIDAD Y SALUD EN EL TRABAJO, 24 HORAS', 'NIU', 18000, 32000, 8],
      ['PROGRAMA DE ESPECIALIZACIÓN EN EXCEL Y BASES DE DATOS', 'NIU', 35000, 52000, 3],
    ],
    { lines: [1, 2], tax: 'unaffected' },
  ),
  insurance: trade(
    ['ASEGURADORA CONDOR DE LOS ANDES S.A.', 'CORREDORES DE SEGUROS MIRADOR S.A.C.'],
    [
      ['SEGURO MULTIRRIESGO, PÓLIZA 20-######, CUOTA {mes}', 'ZZ', 42000, 96000, 1],
      ['SEGURO VEHICULAR, PÓLIZA 31-######, CUOTA {mes}', 'ZZ', 28000, 61000, 1],
    ],
    { lines: [1, 1], series: ['F120'], foreign: [['USD', 55]] },
  ),
  customsAgency: trade(
    ['AGENCIA DE ADUANAS PUERTO NAZCA S.A.', 'OPERADOR LOGÍSTICO BAHÍA DEL CALLAO S.A.C.'],
    [
      ['COMISIÓN POR DESPACHO ADUANERO, ORDEN 26-0####', 'ZZ', 35000, 78000, 1],
      ['GASTOS OPERATIVOS Y VISTOS BUENOS', 'ZZ', 12000, 28000, 1],
      ['MANIPULEO Y DESCARGA DE CONTENEDOR 40 HC', 'ZZ', 22000, 48000, 2],
    ],
    { lines: [1, 3], detraction: detractions.loading, foreign: [['USD', 50]] },
  ),
} as const
