import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Scene, Theme, Width } from './camera.ts'

interface Stop {
  readonly heading: string
  readonly text: string
  /** Scenes by their names, with the window and the theme they are shown in. */
  readonly pictures: ReadonlyArray<readonly [scene: string, width: Width, theme: Theme]>
}

/** What a newcomer to the project sees first, in the order of a working day. */
const stops: ReadonlyArray<Stop> = [
  {
    heading: 'Home',
    text: 'What waits for a person, the people around them, and what has changed since they were last here.',
    pictures: [
      ['employee-home', 'wide', 'light'],
      ['manager-home', 'narrow', 'light'],
    ],
  },
  {
    heading: 'Search',
    text: 'One field for people, records, pages and actions, in every script and for every role.',
    pictures: [['admin-search', 'wide', 'light']],
  },
  {
    heading: 'People',
    text: 'The directory with its views, filters and bulk changes; what is left to do for somebody who starts.',
    pictures: [
      ['admin-employees-selected', 'wide', 'light'],
      ['admin-employees', 'narrow', 'dark'],
      ['admin-starting', 'wide', 'light'],
    ],
  },
  {
    heading: 'Org chart',
    text: 'Who reports to whom, as a chart or as an outline, with a map, spans and plans of a reorganisation.',
    pictures: [
      ['admin-orgChart', 'wide', 'light'],
      ['admin-chartPlan', 'wide', 'light'],
    ],
  },
  {
    heading: 'Import',
    text: 'A file is matched, checked line by line, put right on the page, and can be reverted.',
    pictures: [['admin-import-problems', 'wide', 'light']],
  },
  {
    heading: 'Policies',
    text: 'Written with tables and images, published in versions, agreed to, and proven with evidence.',
    pictures: [
      ['admin-policies', 'wide', 'light'],
      ['admin-policy-editing', 'wide', 'light'],
      ['employee-policy-changed', 'narrow', 'light'],
      ['admin-policy-people', 'wide', 'dark'],
    ],
  },
  {
    heading: 'Certifications',
    text: 'Who holds what, what expires, what is to be verified; handed in from a phone with its camera.',
    pictures: [
      ['admin-certifications', 'wide', 'light'],
      ['employee-certifications-handing-in', 'narrow', 'light'],
    ],
  },
  {
    heading: 'Assets',
    text: 'A register from purchase to retirement: handed over, accepted, serviced, counted in an audit.',
    pictures: [
      ['admin-assets', 'wide', 'light'],
      ['employee-assets-accepting', 'narrow', 'light'],
    ],
  },
  {
    heading: 'Check-ins, goals and reviews',
    text: 'Prepared by both sides at once, with goals and evidence beside; reviewed in cycles, calibrated, with feedback from others.',
    pictures: [
      ['manager-check-in-preparing', 'wide', 'light'],
      ['employee-my-goals', 'narrow', 'light'],
      ['employee-review-writing', 'wide', 'light'],
      ['admin-review-calibration', 'wide', 'dark'],
    ],
  },
  {
    heading: 'Dashboard and reports',
    text: 'Every number leads to the rows behind it; a report can be saved, sent by mail and read as at a day.',
    pictures: [
      ['admin-dashboard', 'wide', 'light'],
      ['admin-report-headcount', 'wide', 'dark'],
    ],
  },
  {
    heading: 'Company settings',
    text: 'Permission groups, features by plan, and an audit of every change.',
    pictures: [
      ['admin-permissions-person', 'wide', 'light'],
      ['admin-audit', 'wide', 'light'],
    ],
  },
]

/** Of all scenes those the tour shows, each at the widths it is shown in. */
export const scenesOfTour = (scenes: ReadonlyArray<Scene>): ReadonlyArray<Scene> =>
  stops
    .flatMap(({ pictures }) => pictures)
    .map(([name, only]) => {
      const scene = scenes.find((one) => one.name === name)
      if (scene === undefined) throw new Error(`The tour shows the scene ${name}, which there is not.`)
      return { ...scene, only }
    })

const widest: Record<Width, number> = { wide: 1200, middle: 640, narrow: 320 }

/** `docs/tour.md` and its pictures, of the photographs just taken. */
export async function writeTour(photographs: string, docs: string): Promise<void> {
  const folder = join(docs, 'tour')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const parts: string[] = [
    '# A tour in pictures',
    'Taken of the demo data by `npm run screens -- --tour`, which writes this page too.',
  ]
  for (const { heading, text, pictures } of stops) {
    parts.push(`## ${heading}`, text)
    for (const [scene, width, theme] of pictures) {
      const name = `${scene}.${width}.${theme}`
      const picture = sharp(join(photographs, `${name}.png`))
      const { height = 0, width: pixels = 1 } = await picture.metadata()
      // Of a long page the beginning: the rest says what the text beside it says.
      const shown = Math.min(height, Math.round(pixels * (width === 'wide' ? 0.75 : 2.2)))
      await picture
        .extract({ left: 0, top: 0, width: pixels, height: shown })
        .resize({ width: widest[width] })
        .webp({ quality: 82 })
        .toFile(join(folder, `${name}.webp`))
      parts.push(`![${heading}: ${scene.replaceAll('-', ' ')}](tour/${name}.webp)`)
    }
  }
  writeFileSync(join(docs, 'tour.md'), `${parts.join('\n\n')}\n`)
}
