import { messages } from '../../../src/domain/policies/messages.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Driver, Moment } from '../../../src/workshop/drivers/driver.ts'
import { answers, button, clicks, dialog, done, gone, text, there } from '../../../src/workshop/drivers/vocabulary.ts'

const categories = dialog('Categories')
const question = dialog('Remove category')
const remove = button('Remove Safety', categories)
const none = text('No categories yet', categories)
const unreadable = text(messages.categoriesNotLoaded, categories)
const retry = button('Try again', categories)

const hasAny = ({ snapshot: { context } }: Moment): boolean => context.categories.length > 0

/** § 7 The categories of policies, and the removal of those that none has any more. */
export const policyCategoriesDriver: Driver = {
  machine: 'policyCategories',
  scenes: {
    'the categories of policies': { who: 'ava', path: pathTo('hrDocuments'), begin: [clicks(button('Categories'))] },
  },
  calls: {
    loadCategories: { method: 'GET', url: /\/api\/[^/]+\/hrDocuments\/categories$/i },
    removeCategory: { method: 'DELETE', url: /\/api\/[^/]+\/hrDocuments\/categories\/Safety$/i },
  },
  successes: {
    loadCategories: ({ event }) => done((event as unknown as { output: { success: unknown } }).output.success),
  },
  acts: {
    'retry.asked': [clicks(retry)],
    'removal.asked: one that no policy has': (moment) => (hasAny(moment) ? [clicks(remove)] : null),
    'removal.asked: one in use': () => null,
    'xstate.done.actor.confirmation: confirmed and done': [
      clicks(button('Remove category', question)),
      answers('removeCategory', done(null)),
    ],
    'xstate.done.actor.confirmation: cancelled': [clicks(button('Cancel', question))],
  },
  sights: {
    // On going back, the person sees what was read before until it has been read again.
    'policyCategories.loading': ({ snapshot: { context } }) => [
      there(categories),
      context.failure === null ? gone(unreadable) : there(unreadable),
      gone(question),
    ],
    'policyCategories.failed': [there(unreadable), there(retry)],
    'policyCategories.shown': (moment) => [
      gone(question),
      ...(hasAny(moment) ? [there(remove), gone(none)] : [there(none), gone(remove)]),
    ],
    'policyCategories.removing': [there(question), gone(categories)],
  },
  beyond: {
    'policyCategories.shown · removal.asked → stays': 'The button of one in use cannot be pressed, and says why.',
  },
}
