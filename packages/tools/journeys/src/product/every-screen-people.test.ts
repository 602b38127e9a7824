import { testEveryScreen } from '../testing/every-screen.ts'
import { peopleScreens } from '../testing/screens.ts'

testEveryScreen('people and roles', peopleScreens)
