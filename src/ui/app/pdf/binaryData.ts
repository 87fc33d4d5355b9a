import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url'
import symbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url'
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url'

/** What scanned pages and signs need, each fetched with the first file that does; letters come from the reader's own fonts. */
const addresses: Readonly<Record<string, string>> = {
  'FoxitDingbats.pfb': dingbats,
  'FoxitSymbol.pfb': symbol,
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
}

/** How pdfjs asks for them: its worker may reach nothing, so the page fetches. */
export class OwnBinaryData {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = addresses[filename]
    if (address === undefined) throw new Error(`There is no ${filename} here`)
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${filename} did not come`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
