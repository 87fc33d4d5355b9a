import * as Result from 'effect/Result'
import type { Step, TestCase } from '../model/testCases.ts'

/** A file of walks, which can be read again. */
export interface PathsFile {
  readonly format: 'tenure-paths'
  readonly version: 1
  readonly machine: string
  readonly title: string
  readonly purpose: string
  readonly cases: ReadonlyArray<TestCase>
}

/** An event keeps its type alone: what it carries is made up, and a real one's is nobody's business. */
export const json = (machine: string, title: string, purpose: string, cases: ReadonlyArray<TestCase>): string => {
  const plain = cases.map((one) => ({
    ...one,
    steps: one.steps.map((step) => ({ ...step, event: { type: step.event.type } })),
  }))
  const file: PathsFile = { format: 'tenure-paths', version: 1, machine, title, purpose, cases: plain }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** What such a file holds, or in a sentence why it cannot be read. */
export const readPaths = (text: string): Result.Result<PathsFile, string> => {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return Result.fail('This file is not JSON, so there are no paths in it.')
  }
  const { format, version, machine, title, purpose, cases } = (content ?? {}) as Partial<PathsFile>
  if (format !== 'tenure-paths') return Result.fail('This file holds no paths of Tenure.')
  if (version !== 1) {
    return Result.fail(`This file is of version ${String(version)}; version 1 is the one that can be read.`)
  }
  const isWhole = [machine, title, purpose].every(isText) && Array.isArray(cases) && cases.every(isCase)
  return isWhole ? Result.succeed(content as PathsFile) : Result.fail('Some of this file is missing or damaged.')
}

const isText = (one: unknown): one is string => typeof one === 'string'
const areTexts = (all: unknown): boolean => Array.isArray(all) && all.every(isText)

const isCase = (one: unknown): one is TestCase => {
  const { id, title, machine, startsIn, steps, covers } = (one ?? {}) as Partial<TestCase>
  return (
    [id, title, machine].every(isText) &&
    areTexts(startsIn) &&
    areTexts(covers) &&
    Array.isArray(steps) &&
    steps.every(isStep)
  )
}

const isStep = (one: unknown): one is Step => {
  const { does, event, reached, transitions, cases } = (one ?? {}) as Partial<Step>
  return isText(does) && isText(event?.type) && [reached, transitions, cases].every(areTexts)
}
