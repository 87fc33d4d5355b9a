import { acceptCoverage } from './coverage.ts'
import { accept, unaccepted } from './snapshots.ts'

/**
 * `node scripts/charts/accept.ts [charts|coverage]`: what the machines do now is what they are meant to do, and what the
 * last tests have followed of them is what the heat map shows.
 */
const [only] = process.argv.slice(2)

if (only !== 'coverage') {
  const changed = unaccepted()
  accept()
  for (const { machine, changes } of changed) console.log([machine, ...changes.map((one) => `  ${one}`)].join('\n'))
  console.log(changed.length === 0 ? 'Every chart is as it was accepted.' : `${changed.length} charts accepted.`)
}
if (only !== 'charts') {
  const { machines, failures } = acceptCoverage(new Date().toISOString())
  for (const failure of failures) console.error(failure)
  console.log(`The coverage of ${machines.length} machines is accepted.`)
  if (failures.length > 0) process.exitCode = 1
}
