import { main } from '../src/server/demo/seedCommand.ts'

/** `npm run seed -- --employees 10000` adds a tenant of that size to the demo data. */
await main(process.argv.slice(2))
