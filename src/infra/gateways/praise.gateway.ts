import * as Result from 'effect/Result'
import type { PraiseQuestion } from '../../domain/praise/question.ts'
import type { PraisePorts } from '../../machines/praise/praise.ports.ts'
import { nothing, type Run } from '../http/run.ts'
import { placeQuery, searched } from './placeQuery.ts'

export const praiseGateway = (run: Run): PraisePorts => ({
  loadPraise: ({ question, place }, signal) =>
    run('praise', 'window', { query: { ...asked(question), ...placeQuery(place) }, signal }),
  countPraise: ({ question }, signal) => run('praise', 'count', { query: asked(question), signal }),
  loadColleagues: ({ question, place }, signal) =>
    run('praise', 'colleagues', { query: { ...searched(question), ...placeQuery(place) }, signal }),
  givePraise: (payload, signal) => run('praise', 'give', { payload, signal }),
  takeBackPraise: async (params, signal) => Result.map(await run('praise', 'takeBack', { params, signal }), nothing),
})

const asked = ({ person, ...question }: PraiseQuestion) => ({ ...searched(question), person: person ?? undefined })
