//+------------------------------------------------------------------+
//| Danube Bands                                                     |
//| Danube Trading Academy                                           |
//|                                                                  |
//| An exponential average of the closes with two pairs of bands.    |
//| Their distance is a multiple of the average true range, so they  |
//| widen when bars grow and narrow when they shrink. The averages   |
//| are written out below instead of using iMA and iATR: what you    |
//| read is what is drawn.                                           |
//+------------------------------------------------------------------+
#property copyright "Danube Trading Academy"
#property version   "1.00"
#property description "Volatility bands around an exponential average."
#property indicator_chart_window
#property indicator_buffers 7
#property indicator_plots   5
#property indicator_label1  "Average"
#property indicator_type1   DRAW_LINE
#property indicator_color1  clrSteelBlue
#property indicator_width1  2
#property indicator_label2  "Inner upper band"
#property indicator_type2   DRAW_LINE
#property indicator_color2  clrSilver
#property indicator_style2  STYLE_DOT
#property indicator_label3  "Inner lower band"
#property indicator_type3   DRAW_LINE
#property indicator_color3  clrSilver
#property indicator_style3  STYLE_DOT
#property indicator_label4  "Outer upper band"
#property indicator_type4   DRAW_LINE
#property indicator_color4  clrSlateGray
#property indicator_label5  "Outer lower band"
#property indicator_type5   DRAW_LINE
#property indicator_color5  clrSlateGray

input int    InpAverageLength = 34;    // Length of the average
input int    InpAtrLength     = 14;    // Length of the average true range
input double InpInnerFactor   = 1.0;   // Inner bands, in average true ranges
input double InpOuterFactor   = 2.0;   // Outer bands, in average true ranges
input bool   InpAlerts        = false; // Alert when a closed bar leaves the outer bands or returns

double BasisBuffer[];
double InnerUpperBuffer[];
double InnerLowerBuffer[];
double OuterUpperBuffer[];
double OuterLowerBuffer[];
double TrueRangeBuffer[];
double AtrBuffer[];

//+------------------------------------------------------------------+
//| Connects the buffers and refuses impossible inputs               |
//+------------------------------------------------------------------+
int OnInit()
  {
   if(InpAverageLength < 1 || InpAtrLength < 1 || InpInnerFactor <= 0.0 || InpOuterFactor <= 0.0)
      return(INIT_PARAMETERS_INCORRECT);
   SetIndexBuffer(0, BasisBuffer, INDICATOR_DATA);
   SetIndexBuffer(1, InnerUpperBuffer, INDICATOR_DATA);
   SetIndexBuffer(2, InnerLowerBuffer, INDICATOR_DATA);
   SetIndexBuffer(3, OuterUpperBuffer, INDICATOR_DATA);
   SetIndexBuffer(4, OuterLowerBuffer, INDICATOR_DATA);
   SetIndexBuffer(5, TrueRangeBuffer, INDICATOR_CALCULATIONS);
   SetIndexBuffer(6, AtrBuffer, INDICATOR_CALCULATIONS);
   for(int plot = 0; plot < 5; plot++)
      PlotIndexSetDouble(plot, PLOT_EMPTY_VALUE, EMPTY_VALUE);
   IndicatorSetString(INDICATOR_SHORTNAME, "Danube Bands");
   return(INIT_SUCCEEDED);
  }

//+------------------------------------------------------------------+
//| The range of a bar, stretched to the close before it             |
//+------------------------------------------------------------------+
double TrueRange(const double &high[], const double &low[], const double &close[], const int i)
  {
   double range = high[i] - low[i];
   if(i == 0)
      return(range);
   double fromAbove = MathAbs(high[i] - close[i - 1]);
   double fromBelow = MathAbs(low[i] - close[i - 1]);
   return(MathMax(range, MathMax(fromAbove, fromBelow)));
  }

//+------------------------------------------------------------------+
//| Plain mean of the first values, then each enters with its weight |
//+------------------------------------------------------------------+
double Smooth(const double &values[], const double &averages[], const int length, const double weight, const int i)
  {
   if(i < length - 1)
      return(EMPTY_VALUE);
   if(i > length - 1)
      return(averages[i - 1] + weight * (values[i] - averages[i - 1]));
   double total = 0.0;
   for(int k = 0; k < length; k++)
      total += values[k];
   return(total / length);
  }

//+------------------------------------------------------------------+
//| One band, or nothing while the average or the range is missing   |
//+------------------------------------------------------------------+
double Band(const double basis, const double range, const double factor)
  {
   if(basis == EMPTY_VALUE || range == EMPTY_VALUE)
      return(EMPTY_VALUE);
   return(basis + factor * range);
  }

//+------------------------------------------------------------------+
//| 1 above the outer bands, -1 below them, 0 inside                 |
//+------------------------------------------------------------------+
int Side(const double &close[], const int i)
  {
   if(i < 0 || OuterUpperBuffer[i] == EMPTY_VALUE)
      return(0);
   if(close[i] > OuterUpperBuffer[i])
      return(1);
   if(close[i] < OuterLowerBuffer[i])
      return(-1);
   return(0);
  }

//+------------------------------------------------------------------+
//| Speaks once about a bar that has just closed                     |
//+------------------------------------------------------------------+
void Announce(const double &close[], const int i)
  {
   int side = Side(close, i);
   if(side == Side(close, i - 1))
      return;
   if(side == 1)
      Alert(_Symbol, ": the close left the outer band upwards");
   if(side == -1)
      Alert(_Symbol, ": the close left the outer band downwards");
   if(side == 0)
      Alert(_Symbol, ": the close is inside the outer bands again");
  }

//+------------------------------------------------------------------+
//| Calculates the bars that are new or still changing               |
//+------------------------------------------------------------------+
int OnCalculate(const int rates_total,
                const int prev_calculated,
                const datetime &time[],
                const double &open[],
                const double &high[],
                const double &low[],
                const double &close[],
                const long &tick_volume[],
                const long &volume[],
                const int &spread[])
  {
   ArraySetAsSeries(high, false);
   ArraySetAsSeries(low, false);
   ArraySetAsSeries(close, false);
   int start = 0;
   if(prev_calculated > 0)
      start = prev_calculated - 1;
   for(int i = start; i < rates_total; i++)
     {
      TrueRangeBuffer[i] = TrueRange(high, low, close, i);
      BasisBuffer[i] = Smooth(close, BasisBuffer, InpAverageLength, 2.0 / (InpAverageLength + 1), i);
      AtrBuffer[i] = Smooth(TrueRangeBuffer, AtrBuffer, InpAtrLength, 1.0 / InpAtrLength, i);
      InnerUpperBuffer[i] = Band(BasisBuffer[i], AtrBuffer[i], InpInnerFactor);
      InnerLowerBuffer[i] = Band(BasisBuffer[i], AtrBuffer[i], -InpInnerFactor);
      OuterUpperBuffer[i] = Band(BasisBuffer[i], AtrBuffer[i], InpOuterFactor);
      OuterLowerBuffer[i] = Band(BasisBuffer[i], AtrBuffer[i], -InpOuterFactor);
     }
   if(InpAlerts && prev_calculated > 0 && rates_total > prev_calculated)
      Announce(close, rates_total - 2);
   return(rates_total);
  }
