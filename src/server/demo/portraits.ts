/**
 * Pictures for some of the people: no faces of anybody, a head and shoulders of plain shapes. Every choice comes from
 * the person's own id, so that a picture is the same on every machine.
 */
const backgrounds = ['#d7e6e3', '#e9dfd0', '#dfe3ee', '#ead9dc', '#dde8d5', '#e6dcec']
const skins = ['#f1cdb0', '#e0ac82', '#c68a5e', '#a06a43', '#7b4d30', '#5c3823']
const hairs = ['#2b211d', '#4a3226', '#7a5232', '#b98a4a', '#8d8b88', '#1d1d23', '#8a3b24']
const shirts = ['#2f6f6a', '#3f5a86', '#8a4a5c', '#5f6f3a', '#6a5488', '#b06a35', '#3c4a55']

export const portrait = (id: string): string => {
  const picked = (list: readonly string[], at: number) =>
    list[Number.parseInt(id.slice(at, at + 4), 16) % list.length] as string
  const [background, skin, hair, shirt] = [
    picked(backgrounds, 0),
    picked(skins, 4),
    picked(hairs, 9),
    picked(shirts, 19),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 300 300">
  <rect width="300" height="300" fill="${background}"/>
  ${picked(behind(hair), 24)}
  <path d="M42 300c4-62 46-92 108-92s104 30 108 92z" fill="${shirt}"/>
  <path d="M124 178h52v40c0 32-52 32-52 0z" fill="${skin}"/>
  <ellipse cx="150" cy="132" rx="56" ry="66" fill="${skin}"/>
  ${picked(above(hair), 28)}
</svg>`
}

/** Long hair falls behind the shoulders; most have none there. */
const behind = (hair: string): readonly string[] => [
  '',
  '',
  `<path d="M84 120c0-84 132-84 132 0v110H84z" fill="${hair}"/>`,
  `<circle cx="150" cy="52" r="34" fill="${hair}"/>`,
]

const above = (hair: string): readonly string[] => [
  `<path d="M92 124c-8-82 124-82 116 0-12-34-40-42-58-42s-46 8-58 42z" fill="${hair}"/>`,
  `<path d="M90 130c-6-96 126-92 120-8-20-6-36-20-44-36-16 26-46 36-76 44z" fill="${hair}"/>`,
  `<path d="M94 104c6-58 106-58 112 0-34-18-78-18-112 0z" fill="${hair}"/>`,
]
