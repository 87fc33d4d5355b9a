import { Result } from 'effect'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { harmlessSvg } from '../../../src/server/files/svg.ts'

const { DOMParser } = new JSDOM('').window

const made = (text: string) => harmlessSvg(new TextEncoder().encode(text))
const refusalOf = (text: string) => Result.getOrElse(Result.flip(made(text)), () => 'accepted')
const cleaned = (text: string): string => Result.getOrElse(made(text), (problem) => `refused: ${problem}`)

const root = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 25"'
const gradient =
  '<defs><linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" x2="60"><stop offset="0" stop-color="#036"/>' +
  '<stop offset="1" stop-color="#6cf"/></linearGradient></defs><rect width="60" height="25" fill="url(#sky)"/>'
/** A logo with a gradient, and something in it that does not belong there. */
const withIn = (hostile: string, rootAttributes = '') => `<svg ${root} ${rootAttributes}>${gradient}${hostile}</svg>`

const beacon = 'https://evil.example/x'

/** Each draws the gradient too, which must survive. */
const hostile: ReadonlyArray<readonly [what: string, text: string]> = [
  ['a script', withIn('<script>alert(1)</script>')],
  ['a script from elsewhere', withIn(`<script href="${beacon}"/><script xlink:href="${beacon}"/>`)],
  ['a script in CDATA', withIn('<script><![CDATA[alert(1)]]></script>')],
  ['a script of another case', withIn('<ScRiPt>alert(1)</ScRiPt>')],
  ['a script under a prefix', withIn('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
  ['an XHTML script', withIn('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>')],
  [
    'a namespace that turns its content into XHTML',
    withIn('<g xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></g>'),
  ],
  ['a handler on the root', withIn('', 'onload="alert(1)"')],
  ['a handler on a shape', withIn('<rect width="1" height="1" onclick="alert(1)" onmouseover="alert(1)"/>')],
  ['a handler of another case, with a line break', withIn('<path d="M0 0" oNlOaD\n="alert(1)"/>')],
  ['a handler on an animation', withIn('<animate onbegin="alert(1)" attributeName="x" dur="1s"/>')],
  [
    'an animation that sets a link',
    withIn('<a><text>x</text><animate attributeName="href" values="javascript:alert(1)"/></a>'),
  ],
  ['a set that sets a handler', withIn('<rect id="r"><set attributeName="onmouseover" to="alert(1)"/></rect>')],
  [
    'an animated transform and motion',
    withIn('<animateTransform attributeName="transform"/><animateMotion><mpath href="#p"/></animateMotion>'),
  ],
  ['a link that runs', withIn('<a xlink:href="javascript:alert(1)"><rect width="9" height="9"/></a>')],
  [
    'a link that runs, written with entities',
    withIn('<a href="java&#115;cript&#58;alert(1)"><rect width="9" height="9"/></a>'),
  ],
  ['a link that leads away', withIn(`<a href="${beacon}" target="_top"><rect width="9" height="9"/></a>`)],
  [
    'HTML inside',
    withIn(
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ),
  ],
  [
    'a frame inside',
    withIn(`<foreignObject><iframe src="${beacon}" srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"/></foreignObject>`),
  ],
  ['HTML in a title', withIn('<title><img src="x" onerror="alert(1)"/></title>')],
  ['HTML in a description', withIn('<desc><style><img src="x" onerror="alert(1)"/></style></desc>')],
  ['mutation by a nested style', withIn('<style><!--</style><img src="x" onerror="alert(1)"/>--></style>')],
  [
    'an image from elsewhere',
    withIn(`<image href="${beacon}.png" width="9" height="9"/><image xlink:href="//evil.example/x"/>`),
  ],
  ['a drawing inside an image', withIn('<image href="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+"/>')],
  [
    'a filter’s image',
    withIn(`<filter id="f"><feImage href="${beacon}"/><feImage xlink:href="data:image/svg+xml,x"/></filter>`),
  ],
  ['a style sheet from elsewhere', withIn(`<style>@import "${beacon}"; @import url(${beacon});</style>`)],
  [
    'a font from elsewhere',
    withIn(`<style>@font-face{font-family:x;src:url(${beacon})} text{font-family:x}</style><text>x</text>`),
  ],
  [
    'a paint from elsewhere, in a sheet',
    withIn(`<style>.a{fill:url(${beacon}#g);background:url(//evil.example)}</style><path class="a" d="M0 0"/>`),
  ],
  [
    'a paint from elsewhere, as a style',
    withIn(`<path d="M0 0" style="fill:url('${beacon}#g');filter:url(${beacon})"/>`),
  ],
  [
    'a paint from elsewhere, as an attribute',
    withIn(`<path d="M0 0" fill="url(${beacon}#g)" mask="url(//evil.example#m)" filter="url( x#f )"/>`),
  ],
  [
    'a paint whose name is escaped',
    withIn(`<path d="M0 0" fill="\\75rl(${beacon})" stroke="u\\72l(//evil.example)"/>`),
  ],
  [
    'a paint that is a relative file',
    withIn('<path d="M0 0" fill="url(/api/users#x)" clip-path="url(secret.svg#c)"/>'),
  ],
  [
    'a marker, a cursor and a set of images',
    withIn(
      `<path d="M0 0" marker-end="url(${beacon})" cursor="url(${beacon}),auto" fill="image-set('${beacon}' 1x)"/>`,
    ),
  ],
  ['a copy from elsewhere', withIn(`<use href="${beacon}#a"/><use xlink:href="data:image/svg+xml,x#a"/>`)],
  [
    'a style with an old trick',
    withIn('<path d="M0 0" style="behavior:url(x.htc);-moz-binding:url(x.xml#a);width:expression(alert(1))"/>'),
  ],
  ['a base for links', withIn(`<g xml:base="javascript:alert(1)//"><use href="#r"/></g>`)],
  ['a video and a sound', withIn(`<video src="${beacon}"/><audio src="${beacon}"/>`)],
  [
    'an event listener',
    withIn(
      '<handler xmlns:ev="http://www.w3.org/2001/xml-events" type="text/ecmascript" ev:event="load">alert(1)</handler><listener event="load" handler="#h"/>',
    ),
  ],
  [
    'a data attribute and a role',
    withIn(
      '<path d="M0 0" data-src="https://evil.example" role="button" tabindex="0" aria-label="https://evil.example"/>',
    ),
  ],
]

/** Read as a browser reads the file, and looked at element by element, independently of how it was made. */
const faultsIn = (text: string): ReadonlyArray<string> => {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml')
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const active =
      /script|^a$|image|foreign|animat|^set$|style|iframe|video|audio|embed|object|handler|listener|^html|body|img|math|mglyph/i
    const attributes = [...element.attributes].flatMap(({ name, value }) => {
      if (name === 'xmlns' || name === 'xmlns:xlink') return []
      if (/^on|^style$|^src|^data|base$/i.test(name)) return [`${name}="${value}"`]
      const isReference = /href$/i.test(name) && !value.startsWith('#')
      const reaches = /url\(\s*['"]?(?!#)|:|\/\/|\\|@|expression/i.test(value.replace(/url\(#\w+\)/g, ''))
      return isReference || reaches ? [`${name}="${value}"`] : []
    })
    const isForeign = element.namespaceURI !== 'http://www.w3.org/2000/svg'
    return [...(active.test(element.localName) || isForeign ? [element.localName] : []), ...attributes]
  })
}

test('there are at least 25 hostile drawings, each of which the check itself would report', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(25)
  const missed = hostile.filter(
    ([, text]) => faultsIn(text).length === 0 && !/<title|<desc|<p>|&#|<style><!--|ScRiPt|<table/.test(text),
  )
  expect(missed.map(([what]) => what)).toEqual([])
})

describe('G9 nothing active and no reference to elsewhere is left, and the gradient survives', () => {
  test.each(hostile)('%s', (_, text) => {
    const result = cleaned(text)
    expect(faultsIn(result)).toEqual([])
    expect(result).not.toMatch(/evil\.example|alert|javascript|onerror|<!|<\?/i)
    expect(result).toContain('<linearGradient id="sky" gradientUnits="userSpaceOnUse"')
    expect(result).toContain('fill="url(#sky)"')
    expect(cleaned(result)).toBe(result)
  })
})

describe('refused rather than repaired', () => {
  const entities = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
  test.each<readonly [string, string, string]>([
    ['entities of its own', `${entities}<svg ${root}><text>&b;</text></svg>`, 'unsupportedType'],
    [
      'an entity that is a file',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${root}><text>&x;</text></svg>`,
      'unsupportedType',
    ],
    ['a document type inside', `<svg ${root}><!DOCTYPE svg>${gradient}</svg>`, 'unsafeSvg'],
    [
      'a style sheet by processing instruction',
      `<?xml-stylesheet href="${beacon}"?><svg ${root}>${gradient}</svg>`,
      'unsupportedType',
    ],
    ['the same inside', withIn(`<?xml-stylesheet href="${beacon}"?>`), 'unsafeSvg'],
    ['XHTML', '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>', 'unsupportedType'],
    ['HTML', '<!doctype html><svg></svg><script>alert(1)</script>', 'unsupportedType'],
    ['a drawing followed by HTML', `<svg ${root}>${gradient}</svg><script>alert(1)</script>`, 'unsafeSvg'],
    ['a drawing followed by text', `<svg ${root}>${gradient}</svg>alert(1)`, 'unsafeSvg'],
    ['two drawings', `<svg ${root}>${gradient}</svg><svg ${root}/>`, 'unsafeSvg'],
    ['an SVG whose root has another name', `<svgx ${root}/>`, 'unsupportedType'],
    [
      'a root under a prefix',
      '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>',
      'unsupportedType',
    ],
    ['HTML that breaks out of the drawing', withIn('<g><p><img src="x" onerror="alert(1)"/></p></g>'), 'unsafeSvg'],
    [
      'mutation through MathML',
      withIn(
        '<math><mtext><table><mglyph><style><img src="x" onerror="alert(1)"/></style></mglyph></table></mtext></math>',
      ),
      'unsafeSvg',
    ],
    [
      'what only HTML repairs: a tag inside an attribute',
      withIn('<g id="</g><script>alert(1)</script>"/>'),
      'unsafeSvg',
    ],
    ['an attribute without quotes', withIn('<path d=M0 onload=alert(1) />'), 'unsafeSvg'],
    ['elements that are not inside one another', withIn('<g><a></g></a>'), 'unsafeSvg'],
    ['an embedded object', withIn(`<embed src="${beacon}"/><object data="${beacon}"/>`), 'unsafeSvg'],
    ['nothing that draws', withoutShapes(), 'unsafeSvg'],
    ['nothing at all', '', 'unsupportedType'],
    ['a million elements', withIn('<path d="M0 0"/>'.repeat(120_000)), 'unsafeSvg'],
    ['nested without end', withIn(`${'<g>'.repeat(4_000)}${'</g>'.repeat(4_000)}`), 'unsafeSvg'],
    ['nested and never closed', withIn('<g>'.repeat(500_000)), 'unsafeSvg'],
    ['comments without end', withIn('<!---->'.repeat(200_000)), 'unsafeSvg'],
    [
      'attributes without end',
      withIn(`<path ${Array.from({ length: 60_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
      'unsafeSvg',
    ],
    ['a style sheet without end', withIn(`<style>${'.a{fill:red}'.repeat(5_000)}</style>`), 'unsafeSvg'],
    ['characters that XML may not hold', withIn('<text>\u0001</text>'), 'unsafeSvg'],
  ])('%s', (_, text, problem) => expect(refusalOf(text)).toBe(problem))

  test('what is not UTF-8: a browser could read it otherwise than we do', () => {
    expect(harmlessSvg(new Uint8Array(Buffer.from(`\uFEFF${withIn('')}`, 'utf16le')))).toEqual(
      Result.fail('unsupportedType'),
    )
    expect(harmlessSvg(new Uint8Array([0x3c, 0xff]))).toEqual(Result.fail('unsupportedType'))
  })

  function withoutShapes() {
    return `<svg ${root}><script>alert(1)</script><g/></svg>`
  }
})

describe('copies', () => {
  test('of one shape stay', () => {
    expect(cleaned(withIn('<defs><path id="p" d="M0 0h9"/></defs><use xlink:href="#p" x="5"/>'))).toContain(
      '<use x="5" href="#p"/>',
    )
  })

  test('of copies, of what surrounds them, and of what is not there do not', () => {
    const level = (at: number) => `<g id="l${at}">${`<use href="#l${at - 1}"/>`.repeat(10)}</g>`
    const bomb = withIn(`<g id="l0"><rect width="1" height="1"/></g>${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(level).join('')}`)
    const document = new DOMParser().parseFromString(cleaned(bomb), 'image/svg+xml')
    const copied = [...document.querySelectorAll('use')].map((use) =>
      document.querySelector(String(use.getAttribute('href'))),
    )
    expect(copied.length).toBeGreaterThanOrEqual(10)
    expect(copied.filter((original) => original?.querySelector('use'))).toEqual([])
    expect(cleaned(withIn('<g id="me"><use href="#me"/></g><use href="#nobody"/>'))).not.toContain('<use')
  })
})

/** As drawing programs write them. */
const logos: ReadonlyArray<readonly [string, string]> = [
  ['a gradient', withIn('')],
  [
    'Illustrator: a declaration, a comment, the public document type, classes',
    `<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg version="1.1" ${root} x="0px" y="0px" style="enable-background:new 0 0 60 25;" xml:space="preserve"><style type="text/css">\n.st0{fill:#C1272D;}\n.st1{fill:none;stroke:#0071BC;stroke-width:2;stroke-miterlimit:10;}\n</style><rect class="st0" x="2" y="2" width="20" height="20"/><path class="st1" d="M30 4h20v16z"/></svg>`,
  ],
  [
    'Inkscape: its own elements and metadata beside the drawing',
    `<svg ${root} xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" sodipodi:docname="logo.svg"><sodipodi:namedview id="base" pagecolor="#ffffff"/><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><g transform="translate(2,2)" style="fill:#2a7;fill-opacity:0.8"><circle cx="10" cy="10" r="9" style="stroke:#000;stroke-width:1.5"/></g></svg>`,
  ],
  [
    'Figma: a clip path, a mask and a filter',
    `<svg width="60" height="25" fill="none" ${root}><g clip-path="url(#clip0)"><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="60" height="25"><path fill="#fff" d="M0 0h60v25H0z"/></mask><g mask="url(#m)" filter="url(#f)"><path fill-rule="evenodd" clip-rule="evenodd" d="M5 5h15v15H5z" fill="#6C47FF"/></g></g><defs><clipPath id="clip0"><path fill="#fff" d="M0 0h60v25H0z"/></clipPath><filter id="f" x="0" y="0" width="60" height="25" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="1"/></filter></defs></svg>`,
  ],
  [
    'Sketch: copies of a shape, an id over a class',
    `<svg ${root}><style>#b{fill:#e30} .all{fill:#08f} path{fill:#ccc}</style><defs><path id="a" d="M0 0h8v8H0z"/></defs><use fill="#393" xlink:href="#a" x="40"/><path class="all" d="M10 10h9v9z"/><path id="b" class="all" d="M25 10h9v9z"/><path d="M5 2h4v4z"/></svg>`,
  ],
  [
    'text and a radial gradient',
    `<svg ${root}><radialGradient id="r"><stop stop-color="#fff"/><stop offset="1" style="stop-color:#900;stop-opacity:.5"/></radialGradient><ellipse cx="20" cy="12" rx="18" ry="11" fill="url(#r)"/><text x="30" y="20" font-family="sans-serif" font-size="10" letter-spacing="1">A &amp; B<tspan dx="1" font-weight="700">!</tspan></text></svg>`,
  ],
]

describe('real logos look the same afterwards', () => {
  const pixelsOf = (svg: string) => sharp(Buffer.from(svg), { density: 300 }).ensureAlpha().raw().toBuffer()

  test.each(logos)('%s', async (_, text) => {
    const [before, after] = [await pixelsOf(text), await pixelsOf(cleaned(text))]
    expect(after.length).toBe(before.length)
    const different = before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > 2).length
    expect(different / before.length).toBeLessThan(0.01)
    expect(faultsIn(cleaned(text))).toEqual([])
    expect(before.some((value) => value !== 0)).toBe(true)
  })
})
