/** One drawing, read in a thread of its own: `svgCleaning.ts` begins and ends it. */
import { parentPort, workerData } from 'node:worker_threads'
import * as Result from 'effect/Result'
import { harmlessSvg, type SvgProblem } from './svg.ts'

/** Everything is loaded, and the reading begins; then how it ended. */
export type SvgNews = 'reading' | { readonly drawing: string } | { readonly problem: SvgProblem }

const tell = (news: SvgNews): void => parentPort?.postMessage(news)

tell('reading')
const read = harmlessSvg(workerData as Uint8Array)
tell(Result.isSuccess(read) ? { drawing: read.success } : { problem: read.failure })
