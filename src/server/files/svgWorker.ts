/** One drawing, read in a thread of its own: `svgCleaning.ts` begins and ends it. */
import { parentPort, workerData } from 'node:worker_threads'
import * as Result from 'effect/Result'
import type { ReadingNews } from './readBeside.ts'
import { harmlessSvg, type SvgProblem } from './svg.ts'

const tell = (news: ReadingNews<string, SvgProblem>): void => parentPort?.postMessage(news)

tell('reading')
const read = harmlessSvg(workerData as Uint8Array)
tell(Result.isSuccess(read) ? { read: read.success } : { problem: read.failure })
