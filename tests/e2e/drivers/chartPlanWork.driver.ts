import * as Result from 'effect/Result'
import type { Failure } from '../../../src/domain/kernel/failure.ts'
import type { PlanAct, PlanState } from '../../../src/domain/orgChart/plans/lifecycle.ts'
import type { ChartPlan } from '../../../src/domain/orgChart/plans/nouns.ts'
import { movingFields, planFields } from '../../../src/domain/orgChart/plans/plan.fields.ts'
import { actNames, actsDone, wording } from '../../../src/domain/orgChart/plans/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { failedBecause } from '../../../src/machines/kit/failureSentence.ts'
import { type PlanAsked, questionAbout } from '../../../src/machines/orgChart/plans/planQuestion.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  busy,
  button,
  clicks,
  combobox,
  dialog,
  done,
  fills,
  gone,
  heading,
  labelled,
  link,
  main,
  menuitem,
  opens,
  option,
  textbox,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { planInScenario } from '../../scenarios/chartPlans.scenario.ts'
import { ofTheDemo } from './agreement.driver.ts'
import { inDays, outputOf, passing } from './moments.ts'

const draft = ofTheDemo(planInScenario)
const eve = 'Eve Marlowe'
const drops = button(`Take ${eve} out of the plan`)
const keeps = button(`Keep the move of ${eve}`)
/** She has another manager since. */
const stale: ChartPlan = { ...draft, moves: draft.moves.map((move) => ({ ...move, now: null })) }
/** All stand where it has put them. */
const published: ChartPlan = { ...draft, moves: draft.moves.map((move) => ({ ...move, now: move.to })) }
const ahead: ChartPlan = { ...draft, effectiveDay: inDays(21) }

const page = heading(draft.name)
const path = pathTo('orgChartPlan', { id: draft.id })
const reads = (plan: ChartPlan): Act => answers('loadPlan', done(plan))

/** The page of a plan as the server would bring it; once the chart has been read, too, each move says with whom. */
const pageOf = (plan: ChartPlan): ReadonlyArray<Act> => [opens(path), reads(plan), until(there(page))]
const onDraft: ReadonlyArray<Act> = [...pageOf(draft), until(there(heading('Span and levels')))]

const create = dialog('New plan')
const edit = dialog('Edit plan')
const adding = dialog('Add a move')
const fromMenu = (item: string): ReadonlyArray<Act> => [clicks(button('More actions', main())), clicks(menuitem(item))]

const isNew = ({ snapshot: { context } }: Moment): boolean => context.base === null
const formIn = (moment: Moment) => (isNew(moment) ? create : edit)

const question = ({ snapshot: { context } }: Moment) => {
  const { title, confirmLabel } = questionAbout(context.asked as PlanAsked)
  const asked = dialog(title)
  return { asked, yes: button(confirmLabel, asked), no: button('Cancel', asked) }
}

/** In the state in which it can be asked for. */
const asks = (state: PlanState, act: PlanAct, plan: ChartPlan = draft): ReadonlyArray<Act> => [
  ...pageOf({ ...plan, state }),
  ...(act === 'sendBack' || act === 'withdraw'
    ? fromMenu(`${actNames[act]}…`)
    : [clicks(button(actNames[act], main()))]),
]

const confirmed = (moment: Moment): ReadonlyArray<Act> => {
  const { answer } = outputOf(moment) as { readonly answer: ChartPlan }
  return [
    clicks(question(moment).yes),
    answers('actOnPlan', done(ofTheDemo(answer))),
    until(there(passing(actsDone[answer.state]))),
    reads(draft),
  ]
}

/** Why what was pressed did not happen. */
const said = (moment: Moment): ReadonlyArray<Sight> => {
  if (moment.event.type !== 'xstate.done.actor.changeMoves') return []
  const output = outputOf(moment) as Result.Result<unknown, Failure>
  return Result.isFailure(output) ? [there(passing(failedBecause(wording.actFailed, output.failure)))] : []
}

/** What an administrator does with a plan of a reorganisation. */
export const chartPlanWorkDriver: Driver = {
  machine: 'chartPlanWork',
  scenes: { 'an admin at a plan': { who: 'ava', path: pathTo('orgChartPlans'), begin: onDraft } },
  calls: {
    loadPlan: { method: 'GET', url: /\/api\/[^/]+\/orgChart\/plans\/[^/]+$/ },
    addPlan: { method: 'POST', url: /\/api\/[^/]+\/orgChart\/plans$/ },
    savePlan: { method: 'PUT', url: /\/api\/[^/]+\/orgChart\/plans\/[^/]+$/ },
    changeMoves: { method: 'PUT', url: /\/api\/[^/]+\/orgChart\/plans\/[^/]+\/moves$/ },
    actOnPlan: { method: 'POST', url: /\/api\/[^/]+\/orgChart\/plans\/[^/]+\/act$/ },
  },
  successes: {},
  acts: {
    'plan.opened: a new one': [clicks(link('Back to the reorganisations')), clicks(button('New plan', main()))],
    'plan.opened: one that is there': fromMenu('Edit plan…'),
    'move.opened': [clicks(button('Add a move', main()))],
    'move.dropped': [clicks(drops)],
    'move.renewed': [...pageOf(stale), clicks(keeps)],
    'act.asked: to send it': asks('Draft', 'send'),
    'act.asked: to approve it': asks('InReview', 'approve'),
    'act.asked: to approve it for a day': asks('InReview', 'approve', ahead),
    'act.asked: to publish it': asks('Scheduled', 'publish', ahead),
    'act.asked: to make it a draft': asks('InReview', 'sendBack'),
    'act.asked: to withdraw it': asks('Draft', 'withdraw'),
    'act.asked: to revert it': asks('Published', 'revert', published),
    'work.left': () => null,
    'xstate.done.actor.form: saved': (moment) => [
      fills(textbox(planFields.fields.name.label, formIn(moment)), 'Two crews'),
      clicks(button('Save', formIn(moment))),
      // A new one leads to its page.
      ...(isNew(moment)
        ? [answers('addPlan', done(draft))]
        : [answers('savePlan', done(draft)), until(there(passing(wording.saved)))]),
      reads(draft),
      until(there(page)),
    ],
    'xstate.done.actor.form: cancelled': (moment) => [
      clicks(button('Cancel', formIn(moment))),
      ...(isNew(moment) ? [until(gone(create)), ...onDraft] : []),
    ],
    'xstate.done.actor.moveForm: put in': [
      fills(combobox(movingFields.fields.person.label, adding), 'Sione'),
      clicks(any(option(/Sione Taufa/))),
      clicks(labelled(movingFields.fields.isTop.label, adding)),
      clicks(button('Save', adding)),
      answers('changeMoves', done(draft)),
      reads(draft),
    ],
    'xstate.done.actor.moveForm: cancelled': [clicks(button('Cancel', adding))],
    'xstate.done.actor.changeMoves: changed': [answers('changeMoves', done(draft)), reads(draft)],
    'xstate.done.actor.confirmation: sent': confirmed,
    'xstate.done.actor.confirmation: published': confirmed,
    'xstate.done.actor.confirmation: cancelled': (moment) => [clicks(question(moment).no)],
  },
  sights: {
    'chartPlanWork.resting': (moment) => [gone(dialog(/./)), there(page), ...said(moment)],
    'chartPlanWork.writing': (moment) => [there(formIn(moment))],
    'chartPlanWork.moving': [there(adding)],
    'chartPlanWork.changing': ({ snapshot: { context } }) => [busy(context.changed.isKept ? keeps : drops)],
    'chartPlanWork.asking': (moment) => [there(question(moment).asked)],
  },
  beyond: { 'work.left': 'The dialog stands over what leads away.' },
}
