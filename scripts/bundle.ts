import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { inlineScripts } from '../src/server/http/page.ts'
import { budget, isOver, report } from './budget.ts'
import { sizesFile, stamp } from './freshness.ts'
import { generateStyles, root } from './programs.ts'

const client = join(root, 'dist/client')

/** The SPA and the server, compressed and measured; throws when the build fails or is too big to ship. */
export async function buildAll(print: string, isStyled: boolean): Promise<void> {
  rmSync(join(root, stamp), { force: true })
  if (!isStyled && (await generateStyles()) !== 0) throw new Error('The styles could not be generated.')

  const output = (await build({ root, logLevel: 'warn' })) as Rolldown.RolldownOutput
  await build({ root, logLevel: 'warn', mode: 'workshop' })
  await build({ root, logLevel: 'warn', build: { ssr: 'src/server/start.ts' } })

  const lines = measured(output, compressed())
  writeFileSync(join(root, sizesFile), JSON.stringify(lines))
  console.log(report(lines))
  // Sentences of another language may be longer; it is told, and no mistake.
  if (!process.env.TENURE_WORDS && lines.some(isOver))
    throw new Error('The build is bigger than a first visit may be (scripts/budget.ts).')

  mkdirSync(dirname(join(root, stamp)), { recursive: true })
  writeFileSync(join(root, stamp), print)
}

/** Writes a `.br` beside every file that gains by it, and answers the sizes. index.html is filled in per answer. */
function compressed(): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  for (const file of globSync('**/*.{js,css,svg,json}', { cwd: client })) {
    const content = readFileSync(join(client, file))
    const small = brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    })
    writeFileSync(join(client, `${file}.br`), small)
    sizes.set(file.replaceAll('\\', '/'), small.length)
  }
  return sizes
}

function measured({ output }: Rolldown.RolldownOutput, sizes: ReadonlyMap<string, number>) {
  const size = (file: string) => sizes.get(file) ?? 0
  const chunks = output
    .filter((part) => part.type === 'chunk')
    .map((chunk) => ({
      file: chunk.fileName,
      size: size(chunk.fileName),
      imports: chunk.imports,
      dynamicImports: chunk.dynamicImports,
      modules: chunk.moduleIds,
    }))
  const page = readFileSync(join(client, 'index.html'), 'utf8')
  const stylesheets = output
    .filter((part) => part.fileName.endsWith('.css'))
    .map(({ fileName }) => ({ size: size(fileName), isFirst: page.includes(fileName) }))
  return budget(chunks, stylesheets, inlineSize(page))
}

/** What stands in the page itself is downloaded too, and each time. */
function inlineSize(html: string): number {
  return brotliCompressSync(inlineScripts(html).join('')).length
}
