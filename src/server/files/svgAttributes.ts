/** Attributes of an SVG that cannot run, load or lead anywhere: they say where and in which colour, and no more. */

const localReference = /^#[\w.:-]+$/
const localUrl = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/g

/** Also what hides one of these from us and not from a browser: a colon, an escape. */
const reaching = /[:\\@<>]|\/\/|\b(?:url|src|image|image-set|element|expression|cross-fade|var|env|attr)\s*\(/i

export const isHarmlessAttribute = (name: string, value: string): boolean => {
  const spelled = name.toLowerCase()
  if (spelled === 'href' || spelled === 'xlink:href') return localReference.test(value)
  if (spelled === 'id') return /^[\w.:-]+$/.test(value)
  if (spelled === 'xml:space') return value === 'preserve' || value === 'default'
  if (!/^[a-z][a-z\d-]*$/.test(spelled) || /^(?:on|style$|class$|xmlns|src|data)/.test(spelled)) return false
  return !reaching.test(value.replace(localUrl, ''))
}
