import { testEveryScreen } from '../testing/every-screen.ts'
import { resourceScreens } from '../testing/resource-screens.ts'

testEveryScreen('resources', resourceScreens)
