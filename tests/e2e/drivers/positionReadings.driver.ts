import { requireFields } from '../../../src/domain/positionTemplates/act.fields.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Driver, Thing } from '../../../src/workshop/drivers/driver.ts'
import {
  any,
  button,
  clicks,
  dialog,
  gone,
  heading,
  labelled,
  link,
  list,
  main,
  region,
  text,
  there,
  truly,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { onPartOf, type Place, type Shown } from './readings.ts'

/** Of the demo; it stays as it is. */
const template = 'Carpenter'

/** On the page of one template. */
const onRecord = (scene: string, shown: Shown, url: RegExp) =>
  onPartOf({
    ...shown,
    scene,
    url,
    path: pathTo('positionTemplates'),
    begin: [clicks(link(template, main())), until(there(heading(template)))],
  })

const inList = (name: string, of: string): Thing => any(text(of, list(name)))

const fromTheMarketplace = 'Site Supervisor'
const unsaid = 'What could not be read is left out, and the page around it stands.'

/** Of what is only left out where it cannot be read. */
const aside = (place: Omit<Place, 'failed' | 'success'>): Driver => {
  const { machine, found: isThere } = place
  const driver = onPartOf({ ...place, failed: isThere, success: truly })
  return {
    ...driver,
    acts: { ...driver.acts, 'retry.asked': () => null },
    sights: {
      ...driver.sights,
      [`${machine}.showing`]: [there(isThere)],
      [`${machine}.failed`]: [gone(isThere)],
      [`${machine}.notFound`]: [gone(isThere)],
    },
    beyond: { ...driver.beyond, 'retry.asked': unsaid },
  }
}

/** § 7 What the marketplace offers. */
export const positionMarketplaceDriver: Driver = onPartOf({
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

const asks = dialog(`Requirements of ${template}`)

/** What a position can ask for, in the dialog in which it is chosen. */
export const positionChoicesDriver: Driver = onPartOf({
  machine: 'positionChoices',
  scene: 'what a position can ask for',
  path: pathTo('positionTemplates'),
  url: /\/positionTemplates\/requirements$/,
  begin: [clicks(link(template, main())), until(there(heading(template)))],
  opens: [clicks(button('Edit', region('Requirements')))],
  closes: [clicks(button('Cancel', asks))],
  failed: text('The choices could not be loaded'),
  found: labelled(requireFields.fields.certificationTypeIds.label, asks),
})

/** Of every one, how many hold it and owe something: without it, the list stands all the same. */
export const positionGapsDriver: Driver = aside({
  machine: 'positionGaps',
  scene: 'where positions have gaps',
  path: pathTo('positionTemplates'),
  begin: [],
  url: /\/positionTemplates\/gaps$/,
  found: any(text(/have something outstanding/, main())),
})

/** Where a template came from, on its page, which stands without it. */
export const positionOriginDriver: Driver = aside({
  machine: 'positionOrigin',
  scene: 'where a template came from',
  path: pathTo('positionTemplates'),
  begin: [clicks(link(fromTheMarketplace, main())), until(there(heading(fromTheMarketplace)))],
  url: /\/api\/marketplace\/globalPositionTemplates\/[^/]+$/,
  found: button('Compare and update…'),
})
