import { readFileSync } from 'node:fs'
import { askingAt } from './kit/asking.ts'
import { fillCompliance } from './kit/complianceData.ts'
import { spreadOf } from './kit/rounds.ts'
import { printTable } from './kit/table.ts'
import { prepareData, startTenure } from './kit/tenure.ts'

/**
 * Everything of 10,000 people, with 500,000 requirements and duties, as one archive without files: how long it takes, what a
 * reading of one person takes beside it, and what the server's memory grows to.
 */
const rounds = 3
const peakOf = (pid: number): number => {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) / 1024
}

await prepareData()
const tenure = await startTenure()
try {
  await fillCompliance()
  const { ask } = await askingAt(tenure.url)
  await ask('hundred', 'everything')
  await ask('tenThousand', 'company')
  const before = peakOf(tenure.pid)
  const took: number[] = []
  const beside: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    let isDone = false
    const taking = ask('tenThousand', 'everything').then((answer) => {
      isDone = true
      took.push(answer.took)
    })
    while (!isDone) beside.push((await ask('hundred', 'company')).took)
    await taking
  }
  const grown = peakOf(tenure.pid) - before
  printTable([
    { what: 'everything of 10,000 people', measured: spreadOf(took), goal: undefined, unit: ' ms' },
    {
      what: 'the settings of another client, meanwhile',
      measured: spreadOf(beside),
      goal: { atMost: 100 },
      unit: ' ms',
    },
    { what: 'memory that it adds at its peak', measured: spreadOf([grown]), goal: { atMost: 100 }, unit: ' MiB' },
  ])
} finally {
  await tenure.stop()
}
