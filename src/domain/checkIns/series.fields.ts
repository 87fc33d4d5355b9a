/** The forms over a series: one of it is moved, another rhythm from a day on, the end. All ours. */
import { type Draft, day, recordOf } from '../kernel/record.ts'
import { kindOf } from '../kernel/rhythm.ts'
import { planFields, rhythmChosen, rhythmFields } from './checkIn.fields.ts'
import { occurrence, type Series, type SeriesAct } from './series.ts'

/** `number`: of the occurrence that is moved. */
export type SeriesTask =
  | { readonly kind: 'move'; readonly number: number }
  | { readonly kind: 'rhythm' }
  | { readonly kind: 'end' }

const fields = { ...rhythmFields.fields, day: day('Day'), time: planFields.fields.time } as const
export const seriesFields = recordOf(fields)
export type SeriesDraft = Draft<typeof fields>

/** What the form begins with: as it is now. */
export const seriesDraftOf = (series: Series, task: SeriesTask, number: number): SeriesDraft => {
  const one = occurrence(series, task.kind === 'move' ? task.number : number)
  const rhythm = series.stretches.at(-1)?.rhythm
  const { blank } = seriesFields
  return {
    ...blank,
    ...(rhythm && {
      rhythm: kindOf(rhythm),
      every: String(rhythm.every) as SeriesDraft['every'],
      unit: rhythm.unit,
      weekday: String(rhythm.weekday) as SeriesDraft['weekday'],
      week: String(rhythm.week) as SeriesDraft['week'],
    }),
    day: task.kind === 'move' ? (one?.day ?? '') : '',
    time: one?.time ?? blank.time,
  }
}

export const seriesProblems = (draft: SeriesDraft, task: SeriesTask) => {
  const { day, time, every } = seriesFields.problems(draft)
  return {
    ...(day !== undefined && { day }),
    ...(task.kind !== 'end' && time !== undefined && { time }),
    ...(task.kind === 'rhythm' && draft.rhythm === 'own' && every !== undefined && { every }),
    ...(task.kind === 'rhythm' && draft.rhythm === 'once' && { rhythm: 'Choose how often it repeats' }),
  }
}

/** Only of a draft without problems. */
export const toSeriesAct = (draft: SeriesDraft, task: SeriesTask): SeriesAct => {
  const { day, time } = seriesFields.toSaved(draft)
  if (task.kind === 'end') return { kind: 'end', day }
  if (task.kind === 'move') return { kind: 'move', number: task.number, day, time }
  const rhythm = rhythmChosen(draft, day)
  if (rhythm === null) throw new Error('A series comes round')
  return { kind: 'rhythm', from: day, time, rhythm }
}
