import { messages } from '../../../src/domain/policies/messages.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Act, Driver, Moment } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  button,
  clicks,
  done,
  gone,
  heading,
  link,
  tab,
  text,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { changesOfHeights, heightsPolicy, heightsVersion } from '../../scenarios/policies.scenario.ts'

const read = any(link('Read'))
const whatChanged = link('What changed')
const all = link('All versions')
const published = heading('Version 1: Working at heights')
const compared = heading('From version 1 to 2')
const retry = button('Try again')

/** The list shows them as the server orders them: here so that the first ‘Read’ is that of the first version. */
const versions = [1, 2].map((versionNo) => ({ ...heightsVersion, versionNo }))

const fromList =
  (act: Act) =>
  ({ snapshot }: Moment): ReadonlyArray<Act> | null =>
    // From one version to another leads the list.
    snapshot.matches('listing') ? [act] : null

/** § 7 The versions of a policy: one as it was published, or two compared. */
export const policyVersionsDriver: Driver = {
  machine: 'policyVersions',
  scenes: {
    'the versions of a policy': {
      who: 'eve',
      path: `${pathTo('hrDocument', { id: heightsPolicy.id })}?tab=versions`,
      begin: [
        answers('loadPolicy', done({ ...heightsPolicy, bindsMe: false, versions })),
        until(there(heading('Versions'))),
      ],
    },
  },
  calls: {
    loadPolicy: { method: 'GET', url: /\/api\/[^/]+\/hrDocuments\/[^/]+$/i },
    loadVersion: { method: 'GET', url: /\/api\/[^/]+\/hrDocuments\/[^/]+\/\d+$/i },
    loadChanges: { method: 'GET', url: /\/api\/[^/]+\/hrDocumentsDiff\/[^/]+\/\d+/i },
  },
  successes: {
    loadVersion: done({ ...heightsVersion, versionNo: 1 }),
    loadChanges: done(changesOfHeights),
  },
  acts: {
    'version.opened': fromList(clicks(read)),
    'comparison.opened': fromList(clicks(whatChanged)),
    // The tab leads back from anywhere, also while something is read.
    'view.closed': ({ snapshot }) => (snapshot.matches('listing') ? null : [clicks(tab('Versions'))]),
    'retry.asked': [clicks(retry)],
  },
  sights: {
    'policyVersions.listing': [there(heading('Versions')), there(read), there(whatChanged), gone(all), gone(retry)],
    'policyVersions.loadingVersion': [gone(read), gone(published), gone(retry)],
    'policyVersions.showingVersion': [there(published), there(text('Wear a harness.')), there(all), gone(retry)],
    'policyVersions.versionFailed': [there(text(messages.versionNotLoaded(1))), there(retry)],
    'policyVersions.comparing': [gone(read), gone(compared), gone(retry)],
    'policyVersions.showingChanges': [there(compared), there(all), gone(retry)],
    'policyVersions.changesFailed': [there(text(messages.changesNotLoaded)), there(retry)],
  },
  beyond: {},
}
