import type { Asset, AssetFile, AssetRow } from '../../../src/domain/assets/nouns.ts'
import { actionNames } from '../../../src/domain/assets/wording.ts'
import type { AssetId } from '../../../src/domain/kernel/ids.ts'
import { pathTo, places } from '../../../src/domain/session/places.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  button,
  choosesFile,
  clicks,
  dialog,
  done,
  fills,
  gone,
  heading,
  labelled,
  list,
  main,
  menuitem,
  opens,
  region,
  text,
  textbox,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { doneWith, photo } from '../../fixtures/assets.ts'
import { fileNamed } from './filesOffered.ts'
import { outputOf } from './moments.ts'

const unreadable = text('The asset could not be loaded')
const creation = heading(places.assetCreate.title)
const about = region('About')
const edit = button('Edit', about)
const name = textbox(/^Name/, about)
const addition = dialog('Add files')
const removal = dialog('Delete file')
const serviced = dialog(/^Mark .* as serviced$/)
const file = button(`Actions for ${photo.fileName}`)

interface Context {
  readonly id: AssetId | null
  readonly asset: Asset | null
  readonly section: string
}
const contextOf = ({ snapshot: { context } }: Moment) => context as Context
const isShown = ({ snapshot }: Moment): boolean =>
  snapshot.matches({ reading: 'showing' }) || snapshot.matches({ reading: 'renewing' })
/** No dialog lies over the page. */
const isFree = (moment: Moment): boolean => isShown(moment) && moment.snapshot.matches({ working: 'resting' })
const isNew = (moment: Moment): boolean => contextOf(moment).section === 'whole'

const whenFree =
  (...acts: ReadonlyArray<Act>) =>
  (moment: Moment): ReadonlyArray<Act> | null =>
    isFree(moment) ? acts : null

const ofFile = (item: string) => whenFree(clicks(file), clicks(menuitem(item)))

const seen = (moment: Moment): ReadonlyArray<Sight> => {
  const { asset } = contextOf(moment)
  return [
    there(heading(asset?.name ?? '')),
    gone(unreadable),
    (asset?.files.length ?? 0) === 0 ? gone(list('Files')) : there(file),
  ]
}

const succeeding = ({ event }: Moment) => done((event as unknown as { output: { success: unknown } }).output.success)
const fromElsewhere = 'Of another asset it comes from the register, where this one is not shown.'
const openedOnce =
  'Opened at its address again, the page is loaded anew; only a new one that was just saved is open already.'
const nothingThere = 'A page that is not found offers nothing to try again.'
const noPage = 'Before the asset is there, its page has nothing to press.'

/** § 2.1 One asset, or one that is about to be, with what is edited in its place. */
export const assetRecordDriver: Driver = {
  machine: 'assetRecord',
  scenes: { 'somebody who manages assets': { who: 'ava', path: pathTo('assets'), begin: [] } },
  calls: {
    loadAsset: { method: 'GET', url: /\/api\/[^/]+\/assets\/00000000-[0-9a-f-]{27}$/ },
    save: { method: 'PUT', url: /\/api\/[^/]+\/assets\/[0-9a-f-]{36}$/ },
    choosePhoto: { method: 'PUT', url: /\/api\/[^/]+\/assets\/[^/]+\/photo$/ },
    addFiles: { method: 'POST', url: /\/api\/[^/]+\/assets\/[^/]+\/files$/ },
    removeFile: { method: 'DELETE', url: /\/api\/[^/]+\/assets\/[^/]+\/files\/[^/]+$/ },
    service: { method: 'POST', url: /\/api\/[^/]+\/assets\/service$/ },
  },
  successes: { loadAsset: succeeding, choosePhoto: succeeding },
  acts: {
    'asset.opened': (moment) => {
      const { id } = moment.event as unknown as { readonly id: AssetId }
      return contextOf(moment).id === id ? null : [opens(pathTo('asset', { id }))]
    },
    'asset.closed': [opens(pathTo('assets'))],
    'creation.opened': [opens(pathTo('assetCreate'))],
    'retry.asked': ({ snapshot }) =>
      snapshot.matches({ reading: 'notFound' }) ? null : [clicks(button('Try again', main()))],
    'assets.changed': (moment) => {
      const { assets } = moment.event as unknown as { readonly assets: ReadonlyArray<AssetRow> }
      if (!isFree(moment) || assets[0]?.id !== contextOf(moment).id) return null
      return [
        clicks(button('More actions')),
        clicks(menuitem(actionNames.service)),
        clicks(button(actionNames.service, serviced)),
        answers('service', done(doneWith(...assets))),
      ]
    },
    'edit.asked': whenFree(clicks(edit)),
    'files.asked': whenFree(clicks(button('Add files'))),
    'fileRemoval.asked': ofFile('Delete file'),
    'photo.chosen': (moment) => (contextOf(moment).asset?.photoId === null ? ofFile('Use as photo')(moment) : null),
    // A new one has an id of its own, of which the situation knows nothing.
    'xstate.done.actor.form: it is saved': (moment) =>
      isNew(moment)
        ? null
        : [fills(name, 'Toughbook 56'), clicks(button('Save', about)), answers('save', done(outputOf(moment)))],
    'xstate.done.actor.form: it was left': (moment) => (isNew(moment) ? null : [clicks(button('Cancel', about))]),
    'xstate.done.actor.upload: the file has arrived': (moment) => [
      choosesFile(labelled('Files', addition), fileNamed('logo.png')),
      clicks(button('Add files', addition)),
      answers('addFiles', done((outputOf(moment) as { readonly answer: ReadonlyArray<AssetFile> }).answer)),
    ],
    'xstate.done.actor.upload: it was left': [clicks(button('Cancel', addition))],
    'xstate.done.actor.removal: confirmed and done': [
      clicks(button('Delete file', removal)),
      answers('removeFile', done(null)),
    ],
    'xstate.done.actor.removal: cancelled': [clicks(button('Cancel', removal))],
  },
  sights: {
    'assetRecord.reading.closed': (moment) => [gone(unreadable), ...(isNew(moment) ? [there(any(creation))] : [])],
    'assetRecord.reading.loading': [gone(about), gone(unreadable)],
    'assetRecord.reading.showing': seen,
    'assetRecord.reading.renewing': seen,
    'assetRecord.reading.notFound': [there(any(text(/^Page not found/)))],
    'assetRecord.reading.failed': [there(unreadable), there(button('Try again', main()))],
    'assetRecord.working.resting': (moment) => [
      gone(addition),
      gone(removal),
      ...(isShown(moment) ? [there(edit)] : []),
    ],
    'assetRecord.working.editing': (moment) =>
      isNew(moment) ? [there(button('Create asset'))] : [there(name), there(button('Save', about))],
    'assetRecord.working.addingFiles': [there(addition)],
    'assetRecord.working.removingFile': [there(removal)],
    'assetRecord.working.choosingPhoto': [gone(removal)],
  },
  beyond: {
    'assets.changed: another one was': fromElsewhere,
    'assetRecord.reading.showing · assets.changed → stays': fromElsewhere,
    'assetRecord.reading.renewing · assets.changed → stays': fromElsewhere,
    'assetRecord.reading.notFound · retry.asked → assetRecord.reading.loading': nothingThere,
    'assetRecord.reading · asset.opened [isOpenAlready] → stays': openedOnce,
    'assetRecord.working · asset.opened [isOpenAlready] → stays': openedOnce,
    'assetRecord.working.resting · edit.asked → stays': noPage,
    'assetRecord.working.resting · files.asked → stays': noPage,
    'assetRecord.working.resting · fileRemoval.asked → stays': noPage,
    'assetRecord.working.resting · photo.chosen → stays': noPage,
  },
}
