import { requireFields } from '../../../src/domain/positionTemplates/act.fields.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Act, Driver, Thing } from '../../../src/workshop/drivers/driver.ts'
import {
  any,
  button,
  clicks,
  dialog,
  heading,
  labelled,
  link,
  list,
  main,
  region,
  text,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { again, another, found, isClosed, leaves, type Shown, sightsOfPart } from './readings.ts'

/** Of the demo; it stays as it is. */
const template = 'Carpenter'

interface Place extends Shown {
  readonly scene: string
  readonly path: string
  readonly url: RegExp
  /** What leads to the place from `path`. */
  readonly begin: ReadonlyArray<Act>
  readonly opens?: ReadonlyArray<Act>
  readonly closes?: ReadonlyArray<Act>
}

const part = ({ scene, path, url, begin, opens = [], closes = [leaves], ...shown }: Place): Driver => {
  const { machine } = shown
  return {
    machine,
    scenes: { [scene]: { who: 'ava', path, begin } },
    calls: { read: { method: 'GET', url } },
    successes: { read: found },
    acts: {
      'reading.opened: the first': (moment) => (isClosed(moment) ? opens : null),
      'reading.opened: the second': () => null,
      'reading.closed': (moment) => (isClosed(moment) ? null : closes),
      'retry.asked': [clicks(again)],
    },
    sights: sightsOfPart(shown),
    startsAnew: ['reading.closed'],
    beyond: {
      'reading.opened: the second': another,
      [`${machine} · reading.opened [isSameSubject] → stays`]: 'What shows it opens it once.',
      'news.heard': nobodyTells,
      [`${machine}.renewing`]: nobodyTells,
    },
  }
}
const nobodyTells = 'Nobody tells it: it is read when its place opens.'

/** On the page of one template. */
const onRecord = (scene: string, shown: Shown, url: RegExp) =>
  part({
    ...shown,
    scene,
    url,
    path: pathTo('positionTemplates'),
    begin: [clicks(link(template, main())), until(there(heading(template)))],
  })

const inList = (name: string, of: string): Thing => any(text(of, list(name)))

/** § 7 What the marketplace offers. */
export const positionMarketplaceDriver: Driver = part({
  machine: 'positionMarketplace',
  scene: 'what the marketplace offers',
  path: `${pathTo('positionTemplates')}?tab=marketplace`,
  url: /\/api\/marketplace\/globalPositionTemplates$/,
  begin: [],
  failed: text('The marketplace could not be loaded'),
  found: list('Position marketplace'),
})

/** Who holds a position now. */
export const positionHoldersDriver: Driver = onRecord(
  'who holds a position',
  { machine: 'positionHolders', failed: text('The people could not be loaded'), found: list('Who holds it now') },
  /\/positionTemplates\/[^/]+\/holders$/,
)

/** Every text a template has had. */
export const positionVersionsDriver: Driver = onRecord(
  'every text of a template',
  {
    machine: 'positionVersions',
    failed: text('The versions could not be loaded'),
    found: inList('Versions', 'Version 1'),
  },
  /\/positionTemplates\/[^/]+\/versions$/,
)

const asks = dialog(`What ${template} asks for`)

/** What a position can ask for, in the dialog in which it is chosen. */
export const positionChoicesDriver: Driver = part({
  machine: 'positionChoices',
  scene: 'what a position can ask for',
  path: pathTo('positionTemplates'),
  url: /\/positionTemplates\/requirements$/,
  begin: [clicks(link(template, main())), until(there(heading(template)))],
  opens: [clicks(button('Edit', region('What it asks for')))],
  closes: [clicks(button('Cancel', asks))],
  failed: text('The choices could not be loaded'),
  found: labelled(requireFields.fields.certificationTypeIds.label, asks),
})
