import { testEveryScreen } from '../testing/every-screen.ts'
import { subjectScreens } from '../testing/screens.ts'

testEveryScreen('subjects', subjectScreens)
